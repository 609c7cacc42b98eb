package dolmen.sandbox.world;

import java.util.List;

/** A server: what Discord's API calls a guild. */
public record Guild(long id, String name, long ownerId, List<Role> roles) {

    /** Copies the roles. */
    public Guild {
        roles = List.copyOf(roles);
    }
}
