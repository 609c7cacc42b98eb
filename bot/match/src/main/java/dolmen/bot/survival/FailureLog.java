package dolmen.bot.survival;

import org.slf4j.Logger;

/**
 * A log of failures, each with its stack trace, except those that are reported elsewhere: the store itself logs one
 * line when it fails, and another when it is back. Safe for use by many threads.
 *
 * @param log the log of the class that has failed
 */
public record FailureLog(Logger log) {

    /**
     * Logs a failure.
     *
     * @param words the failed action, with {@code {}} for its subject
     */
    public void error(String words, Object about, Throwable failure) {
        if (failure instanceof ToldElsewhere) {
            log.debug(words, about, failure);
        } else {
            log.error(words, about, failure);
        }
    }
}
