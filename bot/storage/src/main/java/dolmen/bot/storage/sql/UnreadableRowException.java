package dolmen.bot.storage.sql;

/**
 * Thrown for a stored match or challenge that this release cannot read, for instance because it no longer has the game.
 */
public final class UnreadableRowException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnreadableRowException(String what, long id, Throwable cause) {
        super("%s %d is stored but cannot be read by this release: %s".formatted(what, id, cause.getMessage()), cause);
    }
}
