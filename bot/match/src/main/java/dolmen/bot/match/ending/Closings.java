package dolmen.bot.match.ending;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;

/**
 * The port to the threads that must be closed. The closing becomes due in the transaction that ends a match, or
 * declares it void. Safe for use by many threads; a change is durable when its method returns.
 */
public interface Closings {

    /** The steps of closing a thread, in order. */
    enum Step {
        /** Marking its name, which shows everybody that the match is over. */
        MARK,
        /** Archiving it. */
        ARCHIVE
    }

    /**
     * A waiting step.
     *
     * @param attempts the number of failed attempts
     */
    record OwedStep(MatchId match, Step step, int attempts) {}

    /** The steps due at the time, the longest due first. */
    List<OwedStep> due(Instant now, int limit);

    /** Records that the thread is marked; archiving is due at the given time. */
    void marked(OwedStep done, Instant archive);

    /** Postpones the step after a failed attempt. */
    void postpone(OwedStep owed, Instant until);

    /** Ends the closing, unless the match has changed since. */
    void settle(OwedStep done);
}
