package dolmen.sandbox.world.message;

import java.util.List;

/** The people whom a message notifies, after its sender's {@code allowed_mentions}. */
public record Mentions(List<Long> users, List<Long> roles, boolean everyone) {
    /** Nobody. */
    public static final Mentions NONE = new Mentions(List.of(), List.of(), false);

    /** Copies the lists. */
    public Mentions {
        users = List.copyOf(users);
        roles = List.copyOf(roles);
    }
}
