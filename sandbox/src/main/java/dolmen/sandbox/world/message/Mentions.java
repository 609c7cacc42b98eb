package dolmen.sandbox.world.message;

import java.util.List;
import java.util.stream.Stream;

/** The mentions of a message that its sender's {@code allowed_mentions} permit. */
public record Mentions(List<Long> users, List<Long> roles, boolean everyone) {
    /** Nobody. */
    public static final Mentions NONE = new Mentions(List.of(), List.of(), false);

    /** These mentions with one more user. */
    public Mentions and(long userId) {
        return users.contains(userId)
                ? this
                : new Mentions(Stream.concat(users.stream(), Stream.of(userId)).toList(), roles, everyone);
    }

    /** Copies the lists. */
    public Mentions {
        users = List.copyOf(users);
        roles = List.copyOf(roles);
    }
}
