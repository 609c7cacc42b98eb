package dolmen.sandbox.rest.guild;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.Threads;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.people.Permission;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Opens, archives and locks threads, joins and leaves them. */
public final class ThreadRoutes {
    private static final Set<Long> ARCHIVE_MINUTES = Set.of(60L, 1_440L, 4_320L, 10_080L);

    private final World world;
    private final DiscordJson json;
    private final BotAccess access;
    private final TagRules tags;
    private final BiFunction<RoutedRequest, ThreadChannel, MessageBody> firstWords;

    /** @param firstWords reads the first message of a post from a request */
    public ThreadRoutes(
            World world,
            DiscordJson json,
            BotAccess access,
            BiFunction<RoutedRequest, ThreadChannel, MessageBody> firstWords) {
        this.world = world;
        this.json = json;
        this.access = access;
        this.tags = new TagRules(world, access);
        this.firstWords = firstWords;
    }

    public List<Route> routes() {
        return List.of(
                Route.post("/channels/{channel}/threads", this::open),
                Route.post("/channels/{channel}/messages/{message}/threads", this::openOnMessage),
                Route.get("/channels/{channel}/thread-members", this::members),
                Route.get("/channels/{channel}/thread-members/{user}", this::member),
                Route.put("/channels/{channel}/thread-members/{user}", this::join),
                Route.delete("/channels/{channel}/thread-members/{user}", this::leave));
    }

    private HttpResponse open(RoutedRequest call) {
        TextChannel parent = parent(access.channel(call));
        if (parent.type() == TextChannel.FORUM) {
            return post(call, parent);
        }
        boolean isPrivate = call.body().path("type").asInt(12) == 12;
        access.require(isPrivate ? Permission.CREATE_PRIVATE_THREADS : Permission.CREATE_PUBLIC_THREADS, parent);
        return show(world.threads().open(draft(call, parent, isPrivate, List.of())));
    }

    private HttpResponse openOnMessage(RoutedRequest call) {
        TextChannel parent = parent(access.channel(call));
        Message message = access.message(call, parent);
        access.require(Permission.CREATE_PUBLIC_THREADS, parent);
        if (world.channels().find(message.id()).isPresent()) {
            throw DiscordError.THREAD_ALREADY_CREATED.exception();
        }
        return show(world.threads().openOn(draft(call, parent, false, List.of()), message));
    }

    private HttpResponse show(ThreadChannel thread) {
        return JsonReplies.created(json.channel(thread, access.botId()));
    }

    /** Opens a post in a forum. It needs the permission to send messages, and a first message. */
    private HttpResponse post(RoutedRequest call, TextChannel forum) {
        access.require(Permission.SEND_MESSAGES, forum);
        call.check(body -> body.get("message").required());
        Threads.Draft draft = draft(call, forum, false, tags.ofNewPost(call, forum));
        Message first = world.threads().post(draft, post -> firstWords.apply(call, post));
        ObjectNode answer = json.channel(world.channels().known(first.channelId()), access.botId());
        answer.set("message", json.message(first, access.botId()));
        return JsonReplies.created(answer);
    }

    /** A voice channel has no threads. */
    private static TextChannel parent(Channel channel) {
        if (channel instanceof TextChannel text && text.type() != TextChannel.VOICE) {
            return text;
        }
        throw DiscordError.WRONG_CHANNEL_TYPE.exception();
    }

    private Threads.Draft draft(RoutedRequest call, TextChannel parent, boolean isPrivate, List<Long> ofPost) {
        call.check(body -> {
            body.get("name").requiredLength(1, 100);
            checkArchiveMinutes(body.get("auto_archive_duration"));
        });
        return new Threads.Draft(
                parent,
                access.botId(),
                call.body().path("name").asText(),
                isPrivate,
                call.body().path("auto_archive_duration").asInt(Threads.USUAL_ARCHIVE_MINUTES),
                ofPost);
    }

    private static void checkArchiveMinutes(Field minutes) {
        if (minutes.present() && !ARCHIVE_MINUTES.contains(minutes.number().orElse(0L))) {
            minutes.reject("BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).");
        }
    }

    /**
     * Changes a thread: its owner may rename, archive and tag it, in a forum only while the owner may post there;
     * locking needs the permission.
     */
    ThreadChannel change(RoutedRequest call, ThreadChannel before) {
        JsonNode body = call.body();
        call.check(fields -> {
            fields.get("name").length(1, 100);
            checkArchiveMinutes(fields.get("auto_archive_duration"));
        });
        boolean manages = access.may(Permission.MANAGE_THREADS, before);
        Optional<TextChannel> forum = world.channels().forumOf(before);
        boolean owns = before.ownerId() == access.botId()
                && forum.filter(parent -> !access.may(Permission.SEND_MESSAGES, parent))
                        .isEmpty();
        if (!manages && (!owns || body.has("locked") || before.locked())) {
            throw DiscordError.MISSING_PERMISSIONS.exception();
        }
        boolean opens = body.has("archived") && !body.path("archived").asBoolean();
        if (before.archived() && !opens) {
            throw DiscordError.THREAD_ARCHIVED.exception();
        }
        ThreadChannel after = before.tagged(tags.ofPost(call, forum, before.tags(), before));
        if (body.has("archived") && body.path("archived").asBoolean() != before.archived()) {
            after = after.archived(body.path("archived").asBoolean(), world.now());
        }
        after = body.has("locked") ? after.locked(body.path("locked").asBoolean()) : after;
        after = body.has("name") ? after.named(body.path("name").asText()) : after;
        after = body.has("auto_archive_duration")
                ? after.archivedAfter(body.path("auto_archive_duration").asInt())
                : after;
        return world.channels().update(after);
    }

    private HttpResponse members(RoutedRequest call) {
        ThreadChannel thread = access.thread(call);
        access.requireMemberLists();
        return JsonReplies.ok(Json.array(thread.members(), user -> threadMember(call, thread, user)));
    }

    private HttpResponse member(RoutedRequest call) {
        ThreadChannel thread = access.thread(call);
        long user = user(call);
        if (!thread.members().contains(user)) {
            throw DiscordError.UNKNOWN_MEMBER.exception();
        }
        return JsonReplies.ok(threadMember(call, thread, user));
    }

    private ObjectNode threadMember(RoutedRequest call, ThreadChannel thread, long user) {
        boolean whole =
                call.request().parameter("with_member").filter("true"::equals).isPresent();
        ObjectNode member = json.threadMember(thread, user);
        world.people()
                .member(thread.guildId(), user)
                .filter(found -> whole)
                .ifPresent(found -> member.set("member", json.member(found)));
        return member;
    }

    private HttpResponse join(RoutedRequest call) {
        ThreadChannel thread = access.thread(call);
        BotAccess.requireOpen(thread);
        long user = user(call);
        if (world.people().member(thread.guildId(), user).isEmpty()) {
            throw DiscordError.UNKNOWN_MEMBER.exception();
        }
        world.channels().join(thread, user);
        return JsonReplies.noContent();
    }

    private HttpResponse leave(RoutedRequest call) {
        ThreadChannel thread = access.thread(call);
        BotAccess.requireOpen(thread);
        long user = user(call);
        boolean own = thread.isPrivate() && thread.ownerId() == access.botId();
        if (user != access.botId() && !own) {
            access.require(Permission.MANAGE_THREADS, thread);
        }
        world.channels().leave(thread, user);
        return JsonReplies.noContent();
    }

    private long user(RoutedRequest call) {
        return call.variable("user").equals("@me") ? access.botId() : call.id("user");
    }
}
