package dolmen.sandbox.rest.interaction;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.rest.message.MessageReader;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import java.util.List;

/** The routes that need an interaction's token: follow-up messages, and changes to messages. */
public final class WebhookRoutes {
    private static final String BASE = "/webhooks/{application}/{token}";

    /** The maximum number of follow-ups by an application that is only on the user's account. */
    private static final int FOLLOW_UPS = 5;

    private final World world;
    private final DiscordJson json;
    private final Responses responses;

    public WebhookRoutes(World world, DiscordJson json, Responses responses) {
        this.world = world;
        this.json = json;
        this.responses = responses;
    }

    public List<Route> routes() {
        return List.of(
                Route.post(BASE, this::followUp).open(),
                Route.get(BASE + "/messages/{message}", call -> show(message(call, interaction(call))))
                        .open(),
                Route.patch(BASE + "/messages/{message}", this::edit).open(),
                Route.delete(BASE + "/messages/{message}", this::delete).open());
    }

    private Interaction interaction(RoutedRequest call) {
        Interaction interaction = world.interactions()
                .find(call.variable("token"))
                .filter(found -> call.id("application") == world.people().botId())
                .orElseThrow(DiscordError.UNKNOWN_WEBHOOK::exception);
        if (interaction.expired(world.now())) {
            throw DiscordError.INVALID_WEBHOOK_TOKEN.exception();
        }
        if (!interaction.acknowledged()) {
            throw DiscordError.UNKNOWN_WEBHOOK.exception();
        }
        return interaction;
    }

    private Message message(RoutedRequest call, Interaction interaction) {
        boolean original = call.variable("message").equals("@original");
        long id = original
                ? interaction.originalMessage().orElseThrow(DiscordError.UNKNOWN_MESSAGE::exception)
                : call.id("message");
        return world.messages()
                .find(interaction.channelId(), id)
                .filter(message -> original || belongsTo(interaction, message))
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::exception);
    }

    private static boolean belongsTo(Interaction interaction, Message message) {
        Origin origin = message.origin();
        boolean answers = origin != null && origin.interactionId() == interaction.id();
        Long source = interaction.origin().messageId();
        return answers || (source != null && source == message.id());
    }

    private HttpResponse followUp(RoutedRequest call) {
        Interaction interaction = interaction(call);
        MessageReader.SentMessage sent = sent(call, interaction);
        if (!world.installations().installedAt(sent.channel()) && interaction.followUps() == FOLLOW_UPS) {
            throw DiscordError.TOO_MANY_FOLLOW_UPS.exception();
        }
        return show(responses.followUp(world.interactions().followUp(interaction), sent));
    }

    private HttpResponse edit(RoutedRequest call) {
        Interaction interaction = interaction(call);
        Message message = message(call, interaction);
        Message edited = responses.edit(message, sent(call, interaction));
        if (interaction.answer() instanceof InteractionCallback.Deferred deferred
                && deferred.messageId() == edited.id()) {
            world.interactions().fulfil(interaction, edited.id());
        }
        return show(edited);
    }

    private HttpResponse delete(RoutedRequest call) {
        world.messages().remove(message(call, interaction(call)));
        return JsonReplies.noContent();
    }

    private MessageReader.SentMessage sent(RoutedRequest call, Interaction interaction) {
        Channel channel =
                world.channels().find(interaction.channelId()).orElseThrow(DiscordError.UNKNOWN_CHANNEL::exception);
        return new MessageReader.SentMessage(call.body(), call.files(), channel);
    }

    private HttpResponse show(Message message) {
        return JsonReplies.ok(json.message(message, world.people().botId()));
    }
}
