package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;

/** The port to the messages of matches. Safe for use by many threads. */
public interface Announcer {

    /**
     * Delivers the latest notice of a match, which includes those before it. After a crash it may be called again for a
     * delivered notice, which must not be posted twice.
     *
     * @param match the match in its current state
     */
    Delivery deliver(Match match, Notice notice);
}
