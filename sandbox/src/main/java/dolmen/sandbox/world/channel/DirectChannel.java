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

    /** True if the user is one of the two. */
    public boolean has(long userId) {
        return userId == firstUserId || userId == secondUserId;
    }

    /** The other user. */
    public long other(long userId) {
        return userId == firstUserId ? secondUserId : firstUserId;
    }
}
