package dolmen.bot.storage.sql;

/** Thrown if a database cannot be opened. The message is complete, and for the operator. The file is unchanged. */
public final class UnusableDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusableDatabaseException(String message) {
        super(message);
    }

    public UnusableDatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
