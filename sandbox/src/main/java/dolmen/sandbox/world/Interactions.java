package dolmen.sandbox.world;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Acknowledgement;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.Origin;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What people have done towards the bot, until its token is worth nothing and long after. */
public final class Interactions {
    private final Timeline timeline;
    private final Map<Long, Interaction> byId = new LinkedHashMap<>();
    private final Map<String, Long> idByToken = new LinkedHashMap<>();

    Interactions(Timeline timeline) {
        this.timeline = timeline;
    }

    /** Begins an interaction and tells the bot of it. */
    public Interaction start(Origin origin, Channel channel, JsonNode payload) {
        @Nullable Long guildId = channel.guild().orElse(null);
        String token = "interaction-" + UUID.randomUUID();
        Interaction interaction =
                new Interaction(origin, token, channel.id(), guildId, payload, new Acknowledgement.Awaited());
        byId.put(interaction.id(), interaction);
        idByToken.put(token, interaction.id());
        timeline.tell(new WorldEvent.InteractionStarted(interaction));
        return interaction;
    }

    /** An interaction by id. */
    public Optional<Interaction> find(long id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** An interaction by its token. */
    public Optional<Interaction> find(String token) {
        return Optional.ofNullable(idByToken.get(token)).flatMap(this::find);
    }

    /** Notes how the bot has acknowledged an interaction. */
    public Interaction acknowledge(Interaction interaction, Acknowledgement answer) {
        Interaction answered = interaction.answered(answer);
        byId.put(answered.id(), answered);
        timeline.tell(new WorldEvent.InteractionAcknowledged(answered));
        return answered;
    }

    /** Notes that the promised message has come, so that the next one is a message of its own. */
    public void fulfil(Interaction interaction, long messageId) {
        byId.put(interaction.id(), interaction.answered(new Acknowledgement.Replied(messageId)));
    }
}
