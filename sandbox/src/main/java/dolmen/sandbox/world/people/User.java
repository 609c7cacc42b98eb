package dolmen.sandbox.world.people;

/**
 * A person or bot with an account.
 *
 * @param name unique, in lower case
 * @param displayName as others see it; Discord's objects have none for a bot, whose name is used instead
 * @param closed true if the user takes no direct messages from bots
 */
public record User(long id, String name, String displayName, boolean bot, boolean closed) {
    /** A new user, who takes direct messages from bots. */
    public User(long id, String name, String displayName, boolean bot) {
        this(id, name, displayName, bot, false);
    }

    /** The user with direct messages closed or open. */
    public User closed(boolean newClosed) {
        return new User(id, name, displayName, bot, newClosed);
    }
}
