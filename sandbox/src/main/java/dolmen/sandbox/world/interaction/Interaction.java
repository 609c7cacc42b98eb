package dolmen.sandbox.world.interaction;

import dolmen.sandbox.memory.PackedJson;
import dolmen.sandbox.world.id.Snowflakes;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An interaction of a person with the bot, and the bot's response.
 *
 * @param token the secret with which the bot answers
 * @param payload the {@code data} of the interaction, as Discord's JSON
 * @param followUps the number of follow-up messages so far
 */
public record Interaction(
        Origin origin,
        String token,
        long channelId,
        @Nullable Long guildId,
        PackedJson payload,
        InteractionCallback answer,
        int followUps) {
    private static final Duration TIME_TO_FOLLOW_UP = Duration.ofMinutes(15);

    /** The interaction's id. */
    public long id() {
        return origin.interactionId();
    }

    /** The type of the interaction. */
    public InteractionType type() {
        return origin.type();
    }

    /** The acting person. */
    public long userId() {
        return origin.userId();
    }

    /** True if the bot may no longer acknowledge it, with the given time to do so. */
    public boolean missed(Instant now, Duration toAcknowledge) {
        return now.isAfter(Snowflakes.time(id()).plus(toAcknowledge));
    }

    /** True if its token has expired. */
    public boolean expired(Instant now) {
        return now.isAfter(Snowflakes.time(id()).plus(TIME_TO_FOLLOW_UP));
    }

    /** True if the bot has acknowledged it. */
    public boolean acknowledged() {
        return !(answer instanceof InteractionCallback.Awaited);
    }

    /** The message that Discord calls the original response. */
    public Optional<Long> originalMessage() {
        return switch (answer) {
            case InteractionCallback.Replied replied -> Optional.of(replied.messageId());
            case InteractionCallback.Deferred deferred -> Optional.of(deferred.messageId());
            case InteractionCallback.Updated updated -> Optional.of(updated.messageId());
            case InteractionCallback.Awaited awaited -> Optional.empty();
            case InteractionCallback.ModalShown shown -> Optional.empty();
            case InteractionCallback.Offered offered -> Optional.empty();
        };
    }

    public Interaction answered(InteractionCallback newAnswer) {
        return new Interaction(origin, token, channelId, guildId, payload, newAnswer, followUps);
    }

    /** The interaction after one more follow-up. */
    public Interaction followedUp() {
        return new Interaction(origin, token, channelId, guildId, payload, answer, followUps + 1);
    }
}
