package dolmen.sandbox.rest.interaction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.CommandLimits;
import dolmen.sandbox.limits.ComponentLimits;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.limits.FieldErrors;
import dolmen.sandbox.memory.PackedJson;
import dolmen.sandbox.rest.message.MessageReader;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageFlag;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The route with which the bot acknowledges an interaction. */
public final class InteractionRoutes {
    private final World world;
    private final DiscordJson json;
    private final Responses responses;
    private final Supplier<Duration> toAcknowledge;

    /** Creates the route; the bot has the given time to acknowledge an interaction. */
    public InteractionRoutes(World world, DiscordJson json, Responses responses, Supplier<Duration> toAcknowledge) {
        this.world = world;
        this.json = json;
        this.responses = responses;
        this.toAcknowledge = toAcknowledge;
    }

    public List<Route> routes() {
        return List.of(Route.post("/interactions/{interaction}/{token}/callback", this::callback)
                .open());
    }

    private HttpResponse callback(RoutedRequest call) {
        Interaction interaction = world.interactions()
                .find(call.id("interaction"))
                .filter(found -> found.token().equals(call.variable("token")))
                .orElseThrow(DiscordError.UNKNOWN_INTERACTION::exception);
        if (interaction.acknowledged()) {
            throw DiscordError.ALREADY_ACKNOWLEDGED.exception();
        }
        if (interaction.missed(world.now(), toAcknowledge.get())) {
            throw DiscordError.UNKNOWN_INTERACTION.exception();
        }
        int type = call.body().path("type").asInt();
        checkType(call, interaction, type);
        Interaction answered = world.interactions().acknowledge(interaction, acknowledgement(call, interaction, type));
        boolean wanted =
                call.request().parameter("with_response").filter("true"::equals).isPresent();
        return wanted ? JsonReplies.ok(response(answered, type)) : JsonReplies.noContent();
    }

    private static void checkType(RoutedRequest call, Interaction interaction, int type) {
        boolean fits = switch (interaction.type()) {
            case COMMAND -> List.of(4, 5, 9).contains(type);
            case COMPONENT -> List.of(4, 5, 6, 7, 9).contains(type);
            case AUTOCOMPLETE -> type == 8;
            case MODAL_SUBMIT ->
                List.of(4, 5).contains(type)
                        || (List.of(6, 7).contains(type) && interaction.origin().messageId() != null);
        };
        if (!fits) {
            call.check(body -> body.get("type")
                    .reject(
                            "INTERACTION_APPLICATION_INVALID_CALLBACK_TYPE",
                            "This callback type does not fit the interaction"));
        }
    }

    private InteractionCallback acknowledgement(RoutedRequest call, Interaction interaction, int type) {
        JsonNode payload = call.body().path("data");
        MessageReader.SentMessage sent = new MessageReader.SentMessage(payload, call.files(), channel(interaction));
        return switch (type) {
            case 4 ->
                new InteractionCallback.Replied(
                        responses.reply(interaction, sent).id());
            case 5 ->
                new InteractionCallback.Deferred(
                        responses.defer(interaction, payload).id());
            case 6 -> new InteractionCallback.Updated(source(interaction).id(), true);
            case 7 ->
                new InteractionCallback.Updated(
                        responses.edit(source(interaction), sent).id(), false);
            case 8 -> {
                check(payload.path("choices"), choices -> CommandLimits.checkOffered(choices));
                yield new InteractionCallback.Offered(PackedJson.of(payload.path("choices")));
            }
            default -> {
                check(payload, modal -> ComponentLimits.checkModal(modal, world.emojis()::has));
                yield new InteractionCallback.ModalShown(PackedJson.of(payload));
            }
        };
    }

    private static void check(JsonNode value, Consumer<Field> rules) {
        FieldErrors errors = new FieldErrors();
        rules.accept(Field.root(value, errors));
        RestException.throwIfAny(errors);
    }

    private Channel channel(Interaction interaction) {
        return world.channels().find(interaction.channelId()).orElseThrow(DiscordError.UNKNOWN_CHANNEL::exception);
    }

    private Message source(Interaction interaction) {
        return Optional.ofNullable(interaction.origin().messageId())
                .flatMap(id -> world.messages().find(interaction.channelId(), id))
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::exception);
    }

    private ObjectNode response(Interaction interaction, int type) {
        ObjectNode answer = Json.object();
        ObjectNode about = answer.putObject("interaction")
                .put("id", Json.id(interaction.id()))
                .put("type", interaction.type().number());
        if (interaction.origin().messageId() != null) {
            about.put("channel_id", Json.id(interaction.channelId()));
        }
        Optional<Message> message =
                interaction.originalMessage().flatMap(id -> world.messages().find(interaction.channelId(), id));
        message.ifPresent(shown -> {
            about.put("response_message_id", Json.id(shown.id()))
                    .put("response_message_loading", shown.body().has(MessageFlag.LOADING))
                    .put("response_message_ephemeral", shown.body().has(MessageFlag.EPHEMERAL));
            if (type == 4 || type == 7) {
                answer.putObject("resource")
                        .put("type", type)
                        .set("message", json.message(shown, world.people().botId()));
            }
        });
        return answer;
    }
}
