package dolmen.sandbox.world.people;

/**
 * Somebody with an account.
 *
 * @param name unique, in lower case
 * @param displayName as others see it; a bot has none of its own in Discord's objects, there the name serves
 * @param closed whether the user takes no direct messages from bots
 */
public record User(long id, String name, String displayName, boolean bot, boolean closed) {
    /** Somebody new, whom bots may write to. */
    public User(long id, String name, String displayName, boolean bot) {
        this(id, name, displayName, bot, false);
    }

    /** The same user with direct messages closed or open. */
    public User closed(boolean newClosed) {
        return new User(id, name, displayName, bot, newClosed);
    }

    /** How the user is mentioned in a message. */
    public String mention() {
        return "<@" + id + ">";
    }
}
