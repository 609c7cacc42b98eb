package dolmen.sandbox.world.people;

import java.util.List;
import java.util.stream.Stream;

/** A server: what Discord's API calls a guild. */
public record Guild(long id, String name, long ownerId, List<Role> roles) {

    /** Copies the roles. */
    public Guild {
        roles = List.copyOf(roles);
    }

    /** The server with one role more. */
    public Guild with(Role role) {
        return new Guild(
                id,
                name,
                ownerId,
                Stream.concat(roles.stream(), Stream.of(role)).toList());
    }
}
