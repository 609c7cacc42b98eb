package dolmen.sandbox.world.message;

import java.time.Instant;

/**
 * A call that somebody got by a new message.
 *
 * @param userId who was called
 * @param read whether it is seen no more, since the channel was read or the message is gone
 */
public record Notification(long userId, long messageId, long channelId, Reason reason, Instant at, boolean read) {
    /** Why somebody is called. */
    public enum Reason {
        /** The message mentions him, or answers him. */
        MENTION,
        /** It mentions a role that he bears. */
        ROLE,
        /** It mentions everybody. */
        EVERYONE,
        /** It is said to him alone. */
        DIRECT_MESSAGE
    }

    /** The notification, seen no more. */
    public Notification taken() {
        return new Notification(userId, messageId, channelId, reason, at, true);
    }
}
