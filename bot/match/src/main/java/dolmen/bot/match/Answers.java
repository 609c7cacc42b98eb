package dolmen.bot.match;

import dolmen.rules.host.HostedGame;
import java.util.List;

/** The answers that players have planned for turns of others. Safe for use by many threads. */
public interface Answers {

    /** The game after each answer that is ready as the match stands, one after the other: answers may be answered. */
    List<HostedGame<?>> ready(Match match);
}
