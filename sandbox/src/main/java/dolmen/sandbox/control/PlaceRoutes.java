package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.message.MentionReader;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.Threads;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ForumTag;
import dolmen.sandbox.world.channel.ForumTags;
import dolmen.sandbox.world.channel.Overwrite;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** The routes with which people make channels, threads and posts, and change their permissions. */
final class PlaceRoutes {
    private static final Map<String, Integer> TYPES =
            Map.of("text", TextChannel.TEXT, "voice", TextChannel.VOICE, "forum", TextChannel.FORUM);

    private final World world;
    private final DiscordJson json;
    private final PersonAccess visits;

    PlaceRoutes(World world, DiscordJson json, PersonAccess visits) {
        this.world = world;
        this.json = json;
        this.visits = visits;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/guilds/{guild}/channels", this::add),
                Route.post("/channels/{channel}/threads", this::open),
                Route.post("/channels/{channel}/archive", this::archive),
                Route.post("/channels/{channel}/lock", this::lock),
                Route.post("/channels/{channel}/tags", this::tag),
                Route.post("/channels/{channel}/permissions", this::permit));
    }

    private HttpResponse show(Channel channel, User person) {
        return JsonReplies.ok(json.channel(channel, person.id()));
    }

    private HttpResponse add(RoutedRequest call) {
        User person = visits.person(call);
        Guild guild = world.people()
                .guild(call.id("guild"))
                .filter(known -> known.ownerId() == person.id())
                .orElseThrow(() -> ControlException.refused("Only the owner of the server can add channels"));
        Integer type = TYPES.get(call.body().path("type").asText("text"));
        if (type == null) {
            throw ControlException.refused("A channel is “text”, “voice” or “forum”");
        }
        int position = world.channels().texts().size();
        return show(
                world.channels()
                        .add(new TextChannel(world.nextId(), guild.id(), name(call), null, position, List.of(), type)),
                person);
    }

    private HttpResponse open(RoutedRequest call) {
        User person = visits.person(call);
        if (!(visits.channel(call.id("channel"), person) instanceof TextChannel parent)
                || parent.type() == TextChannel.VOICE) {
            throw ControlException.refused("This channel cannot have threads");
        }
        boolean isPrivate = call.body().path("private").asBoolean();
        Threads.Draft draft = new Threads.Draft(
                parent,
                person.id(),
                name(call),
                isPrivate,
                call.body().path("archive_minutes").asInt(Threads.USUAL_ARCHIVE_MINUTES),
                tags(call.body().path("applied_tags"), parent));
        if (parent.type() == TextChannel.FORUM) {
            return show(post(call, person, draft), person);
        }
        if (!visits.may(
                person, isPrivate ? Permission.CREATE_PRIVATE_THREADS : Permission.CREATE_PUBLIC_THREADS, parent)) {
            throw ControlException.refused("You do not have permission to open threads in this channel");
        }
        long message = call.body().path("message_id").asLong();
        return show(
                message == 0
                        ? world.threads().open(draft)
                        : world.threads().openOn(draft, visits.message(parent, message, person)),
                person);
    }

    /** The chosen tags of a post; people who lack the permission cannot choose moderated tags. */
    private static List<Long> tags(JsonNode chosen, TextChannel forum) {
        List<Long> tags = StreamSupport.stream(chosen.spliterator(), false)
                .map(JsonNode::asLong)
                .filter(tag -> forum.tags()
                        .find(tag)
                        .filter(known -> !known.moderated())
                        .isPresent())
                .limit(ForumTags.MOST_OF_A_POST)
                .toList();
        if (forum.tags().required() && tags.isEmpty()) {
            throw ControlException.refused("A post in this forum needs a tag");
        }
        return tags;
    }

    /** Replaces the tags of a forum; a tag keeps its id with its name. */
    private HttpResponse tag(RoutedRequest call) {
        User person = visits.person(call);
        if (!(visits.channel(call.id("channel"), person) instanceof TextChannel forum)
                || forum.type() != TextChannel.FORUM
                || !visits.may(person, Permission.MANAGE_CHANNELS, forum)) {
            throw ControlException.refused("You do not have permission to change the tags here");
        }
        JsonNode named = call.body().path("tags");
        if (named.size() > ForumTags.MOST) {
            throw ControlException.refused("A forum has at most 20 tags");
        }
        List<ForumTag> tags = StreamSupport.stream(named.spliterator(), false)
                .map(tag -> tag(tag, forum))
                .toList();
        return show(
                world.channels()
                        .update(forum.tagged(
                                new ForumTags(tags, call.body().path("required").asBoolean()))),
                person);
    }

    private ForumTag tag(JsonNode named, TextChannel forum) {
        String name = named.path("name").asText();
        long id = forum.tags().all().stream()
                .filter(tag -> tag.name().equals(name))
                .findFirst()
                .map(ForumTag::id)
                .orElseGet(world::nextId);
        return new ForumTag(id, name, named.path("moderated").asBoolean(), null);
    }

    private Channel post(RoutedRequest call, User person, Threads.Draft draft) {
        String content = call.body().path("content").asText().strip();
        if (content.isEmpty() || !visits.may(person, Permission.SEND_MESSAGES, draft.parent())) {
            throw ControlException.refused("A post needs a first message from somebody who may write here");
        }
        Message first = world.threads().post(draft, post -> {
            boolean everyone = visits.may(person, Permission.MENTION_EVERYONE, post);
            return MessageBody.text(
                    content,
                    new MentionReader(world, post).read(content, Json.object().path("allowed_mentions"), everyone),
                    0);
        });
        return world.channels().known(first.channelId());
    }

    private static String name(RoutedRequest call) {
        String name = call.body().path("name").asText().strip();
        if (name.isEmpty() || name.length() > 100) {
            throw ControlException.refused("A name has 1 to 100 characters");
        }
        return name;
    }

    private HttpResponse lock(RoutedRequest call) {
        User person = visits.person(call);
        if (!(visits.channel(call.id("channel"), person) instanceof ThreadChannel thread)
                || !visits.may(person, Permission.MANAGE_THREADS, thread)) {
            throw ControlException.refused("You do not have permission to lock this");
        }
        return show(
                world.channels().update(thread.locked(call.body().path("locked").asBoolean(true))), person);
    }

    private HttpResponse archive(RoutedRequest call) {
        User person = visits.person(call);
        if (!(visits.channel(call.id("channel"), person) instanceof ThreadChannel thread)) {
            throw ControlException.refused("Only threads can be archived");
        }
        boolean archived = call.body().path("archived").asBoolean(true);
        boolean manages = visits.may(person, Permission.MANAGE_THREADS, thread);
        boolean allowed = manages || (!thread.locked() && (!archived || thread.ownerId() == person.id()));
        if (!allowed) {
            throw ControlException.refused("You do not have permission to change this thread");
        }
        return show(world.channels().update(thread.archived(archived, world.now())), person);
    }

    private HttpResponse permit(RoutedRequest call) {
        User person = visits.person(call);
        if (!(visits.channel(call.id("channel"), person) instanceof TextChannel channel)) {
            throw ControlException.refused("Only an ordinary channel has its own permissions");
        }
        long id = call.body().path("id").asLong();
        boolean role = world.people().user(id).isEmpty();
        Overwrite overwrite = new Overwrite(
                id,
                role,
                call.body().path("allow").asLong(),
                call.body().path("deny").asLong());
        return JsonReplies.ok(json.channel(world.channels().update(channel.with(overwrite)), person.id()));
    }
}
