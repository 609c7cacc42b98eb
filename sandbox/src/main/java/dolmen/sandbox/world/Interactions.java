package dolmen.sandbox.world;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.memory.Latest;
import dolmen.sandbox.memory.PackedJson;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.interaction.Origin;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The latest interactions: more than a bot can be processing at once. */
public final class Interactions {
    private static final Latest.Room ROOM = new Latest.Room(4_000, 8L << 20);

    /** The size of an interaction without its payload, in bytes. */
    private static final long FRAME = 1_000;

    private final Timeline timeline;
    private final Map<String, Long> idByToken = new HashMap<>();
    private final Latest<Long, Interaction> byId =
            new Latest<>(ROOM, Interactions::size, interaction -> idByToken.remove(interaction.token()));

    Interactions(Timeline timeline) {
        this.timeline = timeline;
    }

    /** Starts an interaction and reports it to the bot. */
    public Interaction start(Origin origin, Channel channel, JsonNode payload) {
        @Nullable Long guildId = channel.guild().orElse(null);
        String token = "interaction-" + UUID.randomUUID();
        Interaction interaction = new Interaction(
                origin, token, channel.id(), guildId, PackedJson.of(payload), new InteractionCallback.Awaited(), 0);
        byId.put(interaction.id(), interaction);
        idByToken.put(token, interaction.id());
        timeline.tell(new WorldEvent.InteractionStarted(interaction));
        return interaction;
    }

    /** An interaction by id. */
    public Optional<Interaction> find(long id) {
        return byId.find(id);
    }

    /** An interaction by its token. */
    public Optional<Interaction> find(String token) {
        return Optional.ofNullable(idByToken.get(token)).flatMap(this::find);
    }

    /** Records the bot's acknowledgement of an interaction. */
    public Interaction acknowledge(Interaction interaction, InteractionCallback answer) {
        Interaction answered = interaction.answered(answer);
        byId.put(answered.id(), answered);
        timeline.tell(new WorldEvent.InteractionAcknowledged(answered));
        return answered;
    }

    /** Records one more follow-up message. */
    public Interaction followUp(Interaction interaction) {
        Interaction followed = interaction.followedUp();
        byId.put(followed.id(), followed);
        return followed;
    }

    /** Records that the promise is fulfilled, so that the next message is a separate one. */
    public void fulfil(Interaction interaction, long messageId) {
        byId.put(interaction.id(), interaction.answered(new InteractionCallback.Replied(messageId)));
    }

    private static long size(Interaction interaction) {
        long answer = switch (interaction.answer()) {
            case InteractionCallback.ModalShown shown -> shown.modal().size();
            case InteractionCallback.Offered offered -> offered.choices().size();
            case InteractionCallback.Awaited none -> 0;
            case InteractionCallback.Replied none -> 0;
            case InteractionCallback.Deferred none -> 0;
            case InteractionCallback.Updated none -> 0;
        };
        return FRAME + interaction.payload().size() + answer;
    }
}
