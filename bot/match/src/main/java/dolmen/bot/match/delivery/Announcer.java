package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;

/** The port to the messages of matches. Safe for use by many threads. */
public interface Announcer {

    /**
     * Delivers the latest notice of a match, which includes those before it. May be called again for a notice that was
     * delivered before a crash, which must not be posted twice.
     *
     * @param match in its present form
     */
    Delivery deliver(Match match, Notice notice);
}
