package dolmen.sandbox.world.people;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A user's membership of a server. */
public record Member(long guildId, long userId, @Nullable String nick, List<Long> roles, Instant joined) {

    /** Copies the roles. */
    public Member {
        roles = List.copyOf(roles);
    }

    /** The member with the nickname; null for none. */
    public Member called(@Nullable String nickname) {
        return new Member(guildId, userId, nickname, roles, joined);
    }

    /** The member with one more role. */
    public Member with(Role role) {
        return new Member(
                guildId,
                userId,
                nick,
                Stream.concat(roles.stream(), Stream.of(role.id())).toList(),
                joined);
    }
}
