package dolmen.sandbox.world.channel;

import java.util.List;
import java.util.Optional;

/** A group of people who write to each other in private; bots are never in one. */
public record GroupChannel(long id, List<Long> people) implements Channel {
    public GroupChannel {
        people = List.copyOf(people);
    }

    @Override
    public int type() {
        return 3;
    }

    @Override
    public Optional<Long> guild() {
        return Optional.empty();
    }

    /** True if the user is in the group. */
    public boolean has(long userId) {
        return people.contains(userId);
    }
}
