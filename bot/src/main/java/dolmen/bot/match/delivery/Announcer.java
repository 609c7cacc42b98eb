package dolmen.bot.match.delivery;

import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Notice;
import java.time.Instant;

/** The port to the place where notices are read. Safe for use by many threads. */
public interface Announcer {

    /** What became of an attempt to deliver. */
    sealed interface Delivery {

        /** Everybody can read it; {@code how} names the message for the log. */
        record Delivered(String how) implements Delivery {}

        /** It could not be delivered now; it is worth another attempt. */
        record Later(String why) implements Delivery {}

        /** It would disturb somebody now; it is worth another attempt then. */
        record NotBefore(Instant then, String why) implements Delivery {}

        /** Nobody whom it concerns can be reached any more, in any way: the match cannot go on. */
        record Unreachable(String why) implements Delivery {}

        /** It can never be delivered, say because the channel has gone. */
        record Never(String why) implements Delivery {}
    }

    /**
     * Delivers the latest notice of a match; those before it are told by it as well. May be called again for a notice
     * that was delivered before a crash, and then must not be read twice.
     *
     * @param match as it stands now
     */
    Delivery deliver(Match match, Notice notice);
}
