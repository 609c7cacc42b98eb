package dolmen.sandbox.world.people;

/**
 * A person or bot with an account.
 *
 * @param name the unique name, in lower case
 * @param displayName the name that others see; Discord has none for a bot and uses its name instead
 * @param closed true if the user accepts no direct messages from bots
 */
public record User(long id, String name, String displayName, boolean bot, boolean closed) {
    /** A user who accepts direct messages from bots. */
    public User(long id, String name, String displayName, boolean bot) {
        this(id, name, displayName, bot, false);
    }

    /** The user with direct messages closed or open. */
    public User closed(boolean newClosed) {
        return new User(id, name, displayName, bot, newClosed);
    }
}
