package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The port to the stored notices that are not yet delivered. Safe for use by many threads. */
public interface NoticeQueue {

    /**
     * A waiting notice.
     *
     * @param id the id in the queue
     * @param attempts the number of failed attempts
     */
    record OwedNotice(long id, Notice notice, int attempts) {
        /** The match of the notice. */
        public MatchId match() {
            return notice.match();
        }
    }

    /**
     * All notices, due or not, of every match with a notice due at the time, the oldest first.
     *
     * @param limit the maximum number of due notices, the longest due first
     */
    List<OwedNotice> due(Instant now, int limit);

    /**
     * The matches, each once, of the latest notices that were delivered since the time or are not yet delivered.
     *
     * @param most the maximum number of notices
     */
    List<MatchId> latest(int most, Instant since);

    /**
     * Boards and results that Discord has not accepted for some time.
     *
     * @param since the time since when the oldest has waited, or a later time
     */
    record Overdue(int boards, Instant since) {}

    /**
     * The boards and results that have waited since the time or longer, except of silent matches; empty if there are
     * none.
     */
    Optional<Overdue> overdue(Instant since);

    /** Records that the notice was delivered, or no longer needs delivery; it is never due again. */
    void settle(OwedNotice owed, String how, Instant now);

    /**
     * Postpones the notice after a failed attempt. Later notices of the same match wait as long, so that they do not
     * make it due earlier.
     */
    void postpone(OwedNotice owed, Instant until, String why);
}
