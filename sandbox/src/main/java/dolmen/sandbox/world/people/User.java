package dolmen.sandbox.world.people;

import java.util.Objects;

/**
 * A person or bot with an account.
 *
 * @param name the unique name, in lower case
 * @param displayName the name that others see; Discord has none for a bot and uses its name instead
 * @param closed true if the user accepts no direct messages from bots
 * @param locale the language of the user's client, as Discord writes it
 * @param application true if the user has added the bot's application to this account
 */
public record User(
        long id, String name, String displayName, boolean bot, boolean closed, String locale, boolean application) {
    /** The language of a new user. */
    public static final String ENGLISH = "en-US";

    /** Gives a user from an older sandbox's world, which has no locale, the language of a new one. */
    public User {
        locale = Objects.requireNonNullElse(locale, ENGLISH);
    }

    /** A new user, who accepts direct messages from bots. */
    public User(long id, String name, String displayName, boolean bot) {
        this(id, name, displayName, bot, false, ENGLISH, false);
    }

    /** The user with direct messages closed or open. */
    public User closed(boolean newClosed) {
        return new User(id, name, displayName, bot, newClosed, locale, application);
    }

    /** The user with a client in another language. */
    public User speaking(String newLocale) {
        return new User(id, name, displayName, bot, closed, newLocale, application);
    }

    /** The user with the application or without it. */
    public User withApplication(boolean has) {
        return new User(id, name, displayName, bot, closed, locale, has);
    }
}
