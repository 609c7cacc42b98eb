package dolmen.sandbox.rest.message;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.guild.BotAccess;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageType;
import dolmen.sandbox.world.people.Permission;
import java.util.List;
import java.util.Optional;

/** Writes, reads, edits and deletes messages in channels. */
public final class MessageRoutes {
    private final World world;
    private final DiscordJson json;
    private final BotAccess access;
    private final MessageReader reader;

    public MessageRoutes(World world, DiscordJson json, BotAccess access, MessageReader reader) {
        this.world = world;
        this.json = json;
        this.access = access;
        this.reader = reader;
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/channels/{channel}/messages", this::create),
                Route.get("/channels/{channel}/messages", this::list),
                Route.get("/channels/{channel}/messages/{message}", this::get),
                Route.patch("/channels/{channel}/messages/{message}", this::edit),
                Route.delete("/channels/{channel}/messages/{message}", this::delete));
    }

    private HttpResponse create(RoutedRequest call) {
        Channel channel = access.channel(call);
        access.requireWriting(channel);
        String nonce = call.body().path("nonce").isMissingNode()
                ? null
                : call.body().path("nonce").asText();
        if (nonce != null && call.body().path("enforce_nonce").asBoolean()) {
            Optional<Message> sentBefore = world.messages().withNonce(channel.id(), access.botId(), nonce);
            if (sentBefore.isPresent()) {
                return show(sentBefore.get());
            }
        }
        if (!call.files().isEmpty()) {
            access.require(Permission.ATTACH_FILES, channel);
        }
        MessageBody body = reader.create(new MessageReader.SentMessage(call.body(), call.files(), channel), false);
        Optional<Message> answered = replyTarget(call, channel);
        Message message = Message.by(
                        access.botId(),
                        world.nextId(),
                        channel.id(),
                        MessageType.DEFAULT,
                        answered.filter(target -> mentions(call, target))
                                .map(target -> body.mentioning(target.authorId()))
                                .orElse(body))
                .withNonce(nonce);
        return show(world.messages()
                .add(answered.map(target -> message.replyingTo(target.id())).orElse(message)));
    }

    private boolean mentions(RoutedRequest call, Message answered) {
        return answered.authorId() != access.botId()
                && MentionReader.mentionsAnswered(call.body().path("allowed_mentions"));
    }

    private Optional<Message> replyTarget(RoutedRequest call, Channel channel) {
        String id = call.body().path("message_reference").path("message_id").asText();
        if (id.isEmpty()) {
            return Optional.empty();
        }
        Optional<Message> target = world.messages().find(channel.id(), Long.parseUnsignedLong(id));
        if (target.isEmpty()
                && call.body()
                        .path("message_reference")
                        .path("fail_if_not_exists")
                        .asBoolean(true)) {
            call.check(body -> body.get("message_reference").reject("REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
        }
        return target;
    }

    private HttpResponse list(RoutedRequest call) {
        Channel channel = access.channel(call);
        access.require(Permission.READ_MESSAGE_HISTORY, channel);
        int limit = Math.clamp(call.idParameter("limit").orElse(50L), 1, 100);
        long before = call.idParameter("before").orElse(Long.MAX_VALUE);
        Optional<Long> after = call.idParameter("after");
        List<Message> found = world.messages().between(channel.id(), after.orElse(-1L), before).stream()
                .filter(message -> message.soleReader().isEmpty())
                .toList();
        List<Message> page = after.isPresent()
                ? found.subList(0, Math.min(limit, found.size()))
                : found.subList(Math.max(0, found.size() - limit), found.size());
        return JsonReplies.ok(Json.array(page.reversed(), message -> json.message(message, access.botId())));
    }

    private HttpResponse get(RoutedRequest call) {
        Channel channel = access.channel(call);
        access.require(Permission.READ_MESSAGE_HISTORY, channel);
        return show(access.message(call, channel));
    }

    private HttpResponse edit(RoutedRequest call) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        if (message.authorId() != access.botId()) {
            throw DiscordError.NOT_THE_AUTHOR.exception();
        }
        BotAccess.requireOpen(channel);
        MessageBody body =
                reader.edit(message.body(), new MessageReader.SentMessage(call.body(), call.files(), channel));
        return show(world.messages().update(message.changed(body, world.now())));
    }

    private HttpResponse delete(RoutedRequest call) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        BotAccess.requireOpen(channel);
        if (message.authorId() != access.botId()) {
            access.require(Permission.MANAGE_MESSAGES, channel);
        }
        world.messages().remove(message);
        return JsonReplies.noContent();
    }

    private HttpResponse show(Message message) {
        return JsonReplies.ok(json.message(message, access.botId()));
    }
}
