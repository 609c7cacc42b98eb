package dolmen.sandbox.world.message;

import java.util.List;

/** An emoji under a message, and the users who chose it, in the order of choosing. */
public record Reaction(String emoji, List<Long> users) {

    /** Copies the users. */
    public Reaction {
        users = List.copyOf(users);
    }
}
