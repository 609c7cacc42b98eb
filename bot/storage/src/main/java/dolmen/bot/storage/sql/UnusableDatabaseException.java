package dolmen.bot.storage.sql;

/** Thrown if a database cannot be opened; the message is for the operator and complete. The file is unchanged. */
public final class UnusableDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusableDatabaseException(String message) {
        super(message);
    }

    public UnusableDatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
