package dolmen.sandbox.world;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A user's place in a server. */
public record Member(long guildId, long userId, @Nullable String nick, List<Long> roles, Instant joined) {

    /** Copies the roles. */
    public Member {
        roles = List.copyOf(roles);
    }
}
