package dolmen.sandbox.world.message;

import dolmen.sandbox.world.id.Snowflakes;
import dolmen.sandbox.world.interaction.Origin;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A message in a channel.
 *
 * @param repliesTo the answered message
 * @param origin the answered interaction
 * @param onlyFor the only reader of an ephemeral message
 * @param reactions the reactions, in the order of their first use
 */
public record Message(
        long id,
        long channelId,
        long authorId,
        MessageType type,
        MessageBody body,
        @Nullable Instant edited,
        @Nullable Long repliesTo,
        @Nullable Origin origin,
        @Nullable String nonce,
        @Nullable Long onlyFor,
        List<Reaction> reactions,
        boolean pinned) {

    /** Copies the reactions. */
    public Message {
        reactions = List.copyOf(reactions);
    }

    /** A new message by somebody. */
    public static Message by(long authorId, long id, long channelId, MessageType type, MessageBody body) {
        return new Message(id, channelId, authorId, type, body, null, null, null, null, null, List.of(), false);
    }

    /** The time of writing. */
    public Instant written() {
        return Snowflakes.time(id);
    }

    /** The only reader, if it is ephemeral. */
    public OptionalLong soleReader() {
        return onlyFor == null ? OptionalLong.empty() : OptionalLong.of(onlyFor);
    }

    /** True if a user who sees the channel sees this message. */
    public boolean visibleTo(long userId) {
        return onlyFor == null || onlyFor == userId || authorId == userId;
    }

    /** The message as a reply to another. */
    public Message replyingTo(long messageId) {
        return new Message(
                id,
                channelId,
                authorId,
                MessageType.REPLY,
                body,
                edited,
                messageId,
                origin,
                nonce,
                onlyFor,
                reactions,
                pinned);
    }

    /** The message with the sender's nonce, which identifies a repeated attempt to send it. */
    public Message withNonce(@Nullable String newNonce) {
        return new Message(
                id, channelId, authorId, type, body, edited, repliesTo, origin, newNonce, onlyFor, reactions, pinned);
    }

    /** The message as an answer to an interaction, for one reader if it is ephemeral. */
    public Message answering(Origin newOrigin) {
        Long reader = body.has(MessageFlag.EPHEMERAL) ? (Long) newOrigin.userId() : null;
        return new Message(
                id, channelId, authorId, type, body, edited, repliesTo, newOrigin, nonce, reader, reactions, pinned);
    }

    /** The message with a new body; {@code when} is null for a change that Discord does not mark as an edit. */
    public Message changed(MessageBody newBody, @Nullable Instant when) {
        return new Message(
                id,
                channelId,
                authorId,
                type,
                newBody,
                when == null ? edited : when,
                repliesTo,
                origin,
                nonce,
                onlyFor,
                reactions,
                pinned);
    }

    /** The message with other reactions. */
    public Message withReactions(List<Reaction> newReactions) {
        return new Message(
                id, channelId, authorId, type, body, edited, repliesTo, origin, nonce, onlyFor, newReactions, pinned);
    }

    /** The message pinned or not. */
    public Message pinned(boolean newPinned) {
        return new Message(
                id, channelId, authorId, type, body, edited, repliesTo, origin, nonce, onlyFor, reactions, newPinned);
    }
}
