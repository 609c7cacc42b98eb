package dolmen.sandbox.world.people;

import java.util.List;
import java.util.stream.Stream;

/**
 * A server: a guild in Discord's API.
 *
 * @param withoutApplication true if not even the commands of the bot's application are installed
 * @param unavailable true if Discord cannot reach it at the moment
 */
public record Guild(
        long id, String name, long ownerId, List<Role> roles, boolean withoutApplication, boolean unavailable) {
    /** Copies the roles. */
    public Guild {
        roles = List.copyOf(roles);
    }

    /** A new server in which the application is installed. */
    public Guild(long id, String name, long ownerId, List<Role> roles) {
        this(id, name, ownerId, roles, false, false);
    }

    /** The server with one more role. */
    public Guild with(Role role) {
        return new Guild(
                id,
                name,
                ownerId,
                Stream.concat(roles.stream(), Stream.of(role)).toList(),
                withoutApplication,
                unavailable);
    }

    /** The server without the bot's own role. */
    public Guild withoutRoleOf(long botId) {
        return new Guild(
                id,
                name,
                ownerId,
                roles.stream().filter(role -> !role.isOf(botId)).toList(),
                withoutApplication,
                unavailable);
    }

    /** The server with the application or without it. */
    public Guild withoutApplication(boolean without) {
        return new Guild(id, name, ownerId, roles, without, unavailable);
    }

    /** The server available or not. */
    public Guild unavailable(boolean newUnavailable) {
        return new Guild(id, name, ownerId, roles, withoutApplication, newUnavailable);
    }
}
