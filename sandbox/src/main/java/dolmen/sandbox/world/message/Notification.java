package dolmen.sandbox.world.message;

import java.time.Instant;

/**
 * A person's notification of a new message.
 *
 * @param userId the person
 * @param read true if it is no longer shown because the channel was read or the message was deleted
 */
public record Notification(long userId, long messageId, long channelId, Reason reason, Instant at, boolean read) {
    /** The reason of a notification. */
    public enum Reason {
        /** The message mentions the person, or answers them. */
        MENTION,
        /** It mentions a role of the person. */
        ROLE,
        /** It mentions everybody. */
        EVERYONE,
        /** It is a direct message to the person. */
        DIRECT_MESSAGE
    }

    /** The notification as read. */
    public Notification taken() {
        return new Notification(userId, messageId, channelId, reason, at, true);
    }
}
