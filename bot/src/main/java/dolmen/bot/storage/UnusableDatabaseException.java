package dolmen.bot.storage;

/**
 * The reason, in words for the operator, why a database cannot be opened. The message says all there is to say; the
 * file has not been changed.
 */
public final class UnusableDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnusableDatabaseException(String message) {
        super(message);
    }

    UnusableDatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
