package dolmen.sandbox.world.message;

import java.util.List;

/** An emoji under a message with the users who chose it, in that order. */
public record Reaction(String emoji, List<Long> users) {

    /** Copies the users. */
    public Reaction {
        users = List.copyOf(users);
    }
}
