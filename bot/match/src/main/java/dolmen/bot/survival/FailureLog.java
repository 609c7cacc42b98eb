package dolmen.bot.survival;

import org.slf4j.Logger;

/**
 * The log of failures, each with its trace, but for those of which others tell: whoever keeps the store says in one
 * line when it fails, and in another when it is back. Safe for use by many threads.
 *
 * @param log of the class that has failed
 */
public record FailureLog(Logger log) {

    /**
     * Tells what has failed.
     *
     * @param words what it was, with {@code {}} for what it was about
     */
    public void error(String words, Object about, Throwable failure) {
        if (failure instanceof ToldElsewhere) {
            log.debug(words, about, failure);
        } else {
            log.error(words, about, failure);
        }
    }
}
