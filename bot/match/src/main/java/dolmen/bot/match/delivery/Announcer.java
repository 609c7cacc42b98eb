package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;

/** The port to the place where notices are read. Safe for use by many threads. */
public interface Announcer {

    /**
     * Delivers the latest notice of a match; those before it are told by it as well. May be called again for a notice
     * that was delivered before a crash, and then must not be read twice.
     *
     * @param match as it stands now
     */
    Delivery deliver(Match match, Notice notice);
}
