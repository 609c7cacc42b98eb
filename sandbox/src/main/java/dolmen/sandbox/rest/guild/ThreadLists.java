package dolmen.sandbox.rest.guild;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.limits.FieldErrors;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Permission;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;

/** Lists the open threads of a server, and the archived public threads of a channel with the latest first. */
public final class ThreadLists {
    private static final long DEFAULT_LIMIT = 50;

    private final World world;
    private final DiscordJson json;
    private final BotAccess access;

    public ThreadLists(World world, DiscordJson json, BotAccess access) {
        this.world = world;
        this.json = json;
        this.access = access;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/guilds/{guild}/threads/active", this::active),
                Route.get("/channels/{channel}/threads/archived/public", this::archived));
    }

    private HttpResponse active(RoutedRequest call) {
        long guildId = access.within(call).id();
        List<ThreadChannel> threads = world.channels().threads().stream()
                .filter(thread -> thread.guildId() == guildId && !thread.archived())
                .filter(thread -> world.channels().sees(access.botId(), thread))
                .toList();
        return list(threads, false);
    }

    private HttpResponse archived(RoutedRequest call) {
        Channel parent = access.channel(call);
        access.require(Permission.READ_MESSAGE_HISTORY, parent);
        Instant before =
                call.request().parameter("before").map(ThreadLists::time).orElse(Instant.MAX);
        List<ThreadChannel> threads = world.channels().threads().stream()
                .filter(thread -> thread.parentId() == parent.id() && thread.archived() && !thread.isPrivate())
                .filter(thread -> thread.archiveChanged().isBefore(before))
                .sorted(Comparator.comparing(ThreadChannel::archiveChanged)
                        .thenComparingLong(ThreadChannel::id)
                        .reversed())
                .toList();
        int limit = (int) Math.min(threads.size(), call.idParameter("limit").orElse(DEFAULT_LIMIT));
        return list(threads.subList(0, limit), limit < threads.size());
    }

    private static Instant time(String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeParseException notATime) {
            FieldErrors errors = new FieldErrors();
            Field.root(Json.object(), errors)
                    .get("before")
                    .reject("DATE_TIME_TYPE_PARSE", "Could not parse %s. Should be ISO8601.".formatted(text));
            throw new RestException(DiscordError.INVALID_FORM_BODY, errors.json());
        }
    }

    private HttpResponse list(List<ThreadChannel> threads, boolean more) {
        List<ThreadChannel> joined = threads.stream()
                .filter(thread -> thread.members().contains(access.botId()))
                .toList();
        ObjectNode answer = Json.object().put("has_more", more);
        answer.set("threads", Json.array(threads, thread -> json.channel(thread, access.botId())));
        answer.set("members", Json.array(joined, thread -> json.threadMember(thread, access.botId())));
        return JsonReplies.ok(answer);
    }
}
