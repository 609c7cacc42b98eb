package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The port to the notices that are stored and not yet delivered. Safe for use by many threads. */
public interface NoticeQueue {

    /**
     * A notice that waits.
     *
     * @param id names it in the queue
     * @param attempts how often it was tried in vain
     */
    record OwedNotice(long id, Notice notice, int attempts) {
        /** The match that it is about. */
        public MatchId match() {
            return notice.match();
        }
    }

    /**
     * The notices of every match that has one due at that time, also those of them that are not due yet, the oldest
     * first. Only so many of those due are looked for, the longest due first.
     */
    List<OwedNotice> due(Instant now, int limit);

    /**
     * The matches that the latest so many notices are about, each once, as far as those were delivered since then or
     * are still owed.
     */
    List<MatchId> latest(int most, Instant since);

    /**
     * Boards and results that Discord has not taken for some time.
     *
     * @param since when the oldest of them was owed, or later
     */
    record Overdue(int boards, Instant since) {}

    /** Those owed since that time or longer, without those of silent matches; empty if there are none. */
    Optional<Overdue> overdue(Instant since);

    /** It has been delivered as that message, or needs no delivery any more; it never comes back. */
    void settle(OwedNotice owed, String how, Instant now);

    /**
     * It could not be delivered and comes back at that time, with one attempt more. What is owed to the same match
     * after it waits as long, so that it does not come back earlier for the sake of that.
     */
    void postpone(OwedNotice owed, Instant until, String why);
}
