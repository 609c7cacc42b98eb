package dolmen.sandbox.world.channel;

import java.util.Optional;

/** The private conversation of two users. */
public record DirectChannel(long id, long firstUserId, long secondUserId) implements Channel {
    @Override
    public int type() {
        return 1;
    }

    @Override
    public Optional<Long> guild() {
        return Optional.empty();
    }

    /** Whether the user is one of the two. */
    public boolean has(long userId) {
        return userId == firstUserId || userId == secondUserId;
    }

    /** The one to whom the given user talks. */
    public long other(long userId) {
        return userId == firstUserId ? secondUserId : firstUserId;
    }
}
