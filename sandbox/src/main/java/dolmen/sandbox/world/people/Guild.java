package dolmen.sandbox.world.people;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A server: a guild in Discord's API.
 *
 * @param withoutApplication true if not even the commands of the bot's application are installed
 * @param unavailable true if Discord cannot reach it at the moment
 * @param locale its language, as Discord writes it
 */
public record Guild(
        long id,
        String name,
        long ownerId,
        List<Role> roles,
        boolean withoutApplication,
        boolean unavailable,
        String locale) {
    /** Copies the roles, and gives a server from an older sandbox's world the language of a new one. */
    public Guild {
        roles = List.copyOf(roles);
        locale = Objects.requireNonNullElse(locale, User.ENGLISH);
    }

    /** A new server in which the application is installed. */
    public Guild(long id, String name, long ownerId, List<Role> roles) {
        this(id, name, ownerId, roles, false, false, User.ENGLISH);
    }

    /** The server with one more role. */
    public Guild with(Role role) {
        return new Guild(
                id,
                name,
                ownerId,
                Stream.concat(roles.stream(), Stream.of(role)).toList(),
                withoutApplication,
                unavailable,
                locale);
    }

    /** The server without the bot's own role. */
    public Guild withoutRoleOf(long botId) {
        return new Guild(
                id,
                name,
                ownerId,
                roles.stream().filter(role -> !role.isOf(botId)).toList(),
                withoutApplication,
                unavailable,
                locale);
    }

    /** The server with the application or without it. */
    public Guild withoutApplication(boolean without) {
        return new Guild(id, name, ownerId, roles, without, unavailable, locale);
    }

    /** The server available or not. */
    public Guild unavailable(boolean newUnavailable) {
        return new Guild(id, name, ownerId, roles, withoutApplication, newUnavailable, locale);
    }

    /** The server with another language. */
    public Guild speaking(String newLocale) {
        return new Guild(id, name, ownerId, roles, withoutApplication, unavailable, newLocale);
    }
}
