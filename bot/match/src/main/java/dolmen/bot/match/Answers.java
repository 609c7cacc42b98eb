package dolmen.bot.match;

import dolmen.rules.host.HostedGame;
import java.util.List;

/** The planned answers of players to turns of others. Safe for use by many threads. */
public interface Answers {

    /** The game after each answer that is ready in the match, one after the other: answers may be answered. */
    List<HostedGame<?>> ready(Match match);
}
