package dolmen.sandbox.control;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.message.MentionReader;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageType;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;
import java.util.List;
import java.util.Optional;

/** The routes with which people read and write messages. */
final class ConversationRoutes {
    private static final int LONGEST = 2_000;

    private final World world;
    private final DiscordJson json;
    private final PersonAccess visits;

    ConversationRoutes(World world, DiscordJson json, PersonAccess visits) {
        this.world = world;
        this.json = json;
        this.visits = visits;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/channels/{channel}/messages", this::read),
                Route.post("/channels/{channel}/messages", this::write),
                Route.post("/channels/{channel}/messages/{message}/delete", this::delete),
                Route.post("/channels/{channel}/typing", this::type));
    }

    private HttpResponse read(RoutedRequest call) {
        User person = visits.person(call);
        Channel channel = visits.channel(call.id("channel"), person);
        int limit = Math.clamp(call.idParameter("limit").orElse(50L), 1, 100);
        List<Message> messages =
                world
                        .messages()
                        .between(channel.id(), 0, call.idParameter("before").orElse(Long.MAX_VALUE))
                        .stream()
                        .filter(message -> message.visibleTo(person.id()))
                        .toList();
        List<Message> latest = messages.subList(Math.max(0, messages.size() - limit), messages.size());
        return JsonReplies.ok(Json.array(latest, message -> json.message(message, person.id())));
    }

    private HttpResponse write(RoutedRequest call) {
        User person = visits.person(call);
        Channel channel = visits.channel(call.id("channel"), person);
        visits.requireWriting(person, channel);
        String content = call.body().path("content").asText().strip();
        if (content.isEmpty() || content.codePointCount(0, content.length()) > LONGEST) {
            throw ControlException.refused("A message has 1 to 2,000 characters");
        }
        Optional<Message> target = Optional.of(call.body().path("reply_to").asLong())
                .filter(id -> id != 0)
                .map(id -> visits.message(channel, id, person));
        Mentions mentions = new MentionReader(world, channel)
                .read(
                        content,
                        Json.object().path("allowed_mentions"),
                        visits.may(person, Permission.MENTION_EVERYONE, channel));
        boolean mentionsAuthor = call.body().path("reply_mention").asBoolean(true);
        MessageBody body =
                MessageBody.text(content, mentionsAuthor ? withAuthor(mentions, target, person) : mentions, 0);
        Message message = Message.by(person.id(), world.nextId(), channel.id(), MessageType.DEFAULT, body);
        Message written = world.messages()
                .add(target.map(original -> message.replyingTo(original.id())).orElse(message));
        return JsonReplies.ok(json.message(written, person.id()));
    }

    /**
     * Mentions the author of the answered message. An answer to an interaction is an exception: a webhook is its
     * author, which nobody can mention.
     */
    private static Mentions withAuthor(Mentions mentions, Optional<Message> target, User person) {
        Optional<Long> author = target.filter(message -> message.origin() == null && message.authorId() != person.id())
                .map(Message::authorId);
        return author.map(mentions::and).orElse(mentions);
    }

    private HttpResponse delete(RoutedRequest call) {
        User person = visits.person(call);
        Channel channel = visits.channel(call.id("channel"), person);
        Message message = visits.message(channel, call.id("message"), person);
        boolean own = message.authorId() == person.id() || message.soleReader().isPresent();
        if (!own && !visits.may(person, Permission.MANAGE_MESSAGES, channel)) {
            throw ControlException.refused("You may delete your own messages only");
        }
        world.messages().remove(message);
        return JsonReplies.noContent();
    }

    private HttpResponse type(RoutedRequest call) {
        User person = visits.person(call);
        world.type(visits.channel(call.id("channel"), person), person.id());
        return JsonReplies.noContent();
    }
}
