package dolmen.bot.storage.sql;

/**
 * The reason, in words for the operator, why a database cannot be opened. The message says all there is to say; the
 * file has not been changed.
 */
public final class UnusableDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusableDatabaseException(String message) {
        super(message);
    }

    public UnusableDatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
