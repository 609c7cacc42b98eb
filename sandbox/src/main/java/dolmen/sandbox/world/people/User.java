package dolmen.sandbox.world.people;

/**
 * Somebody with an account.
 *
 * @param name unique, in lower case
 * @param displayName as others see it; a bot has none of its own in Discord's objects, there the name serves
 */
public record User(long id, String name, String displayName, boolean bot) {

    /** How the user is mentioned in a message. */
    public String mention() {
        return "<@" + id + ">";
    }
}
