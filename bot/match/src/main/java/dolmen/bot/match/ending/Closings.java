package dolmen.bot.match.ending;

import dolmen.bot.id.MatchId;
import java.time.Instant;
import java.util.List;

/**
 * The port to the threads that are owed to be closed. A match that ends, or is declared void, owes that to its thread
 * from the same moment on. Safe for use by many threads; what a method has returned from is durable.
 */
public interface Closings {

    /** What a thread is owed; the one after the other. */
    enum Step {
        /** A mark in its name, by which everybody sees that it is over. */
        MARK,
        /** A place in the archive. */
        ARCHIVE
    }

    /**
     * A step that waits.
     *
     * @param attempts how often it was tried in vain
     */
    record OwedStep(MatchId match, Step step, int attempts) {}

    /** Those due at that time, the longest due first. */
    List<OwedStep> due(Instant now, int limit);

    /** The thread bears its mark; the archive is due at that time. */
    void marked(OwedStep done, Instant archive);

    /** The step could not be taken and comes back at that time, with one attempt more. */
    void postpone(OwedStep owed, Instant until);

    /** Nothing is owed any more, unless the match has changed since. */
    void settle(OwedStep done);
}
