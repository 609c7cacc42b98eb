package dolmen.bot.match;

import dolmen.rules.host.HostedGame;
import java.util.List;

/** The planned answers of players to turns of others. Safe for use by many threads. */
public interface Answers {

    /** The game after each ready answer in the match, in order; an answer may have an answer of its own. */
    List<HostedGame<?>> ready(Match match);
}
