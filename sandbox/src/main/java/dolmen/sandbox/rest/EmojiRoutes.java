package dolmen.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.EmojiLimits;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.Emojis;
import dolmen.sandbox.world.Emojis.Emoji;
import dolmen.sandbox.world.World;
import java.util.List;

/** The routes for the emoji of the bot's application. */
final class EmojiRoutes {
    private static final String ALL = "/applications/{application}/emojis";
    private static final String ONE = ALL + "/{emoji}";

    private final World world;
    private final DiscordJson json;

    EmojiRoutes(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    List<Route> routes() {
        return List.of(
                Route.get(ALL, this::list),
                Route.post(ALL, this::create),
                Route.get(ONE, call -> JsonReplies.ok(emoji(find(call)))),
                Route.patch(ONE, this::rename),
                Route.delete(ONE, this::remove));
    }

    private Emojis emojis(RoutedRequest call) {
        if (call.id("application") != world.people().botId()) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
        return world.emojis();
    }

    private Emoji find(RoutedRequest call) {
        return emojis(call).find(call.id("emoji")).orElseThrow(DiscordError.UNKNOWN_APPLICATION_EMOJI::exception);
    }

    private HttpResponse list(RoutedRequest call) {
        ObjectNode answer = Json.object();
        answer.set("items", Json.array(emojis(call).all(), this::emoji));
        return JsonReplies.ok(answer);
    }

    private HttpResponse create(RoutedRequest call) {
        List<String> taken = emojis(call).all().stream().map(Emoji::name).toList();
        call.check(request -> EmojiLimits.checkNew(request, taken));
        if (taken.size() >= Emojis.MOST) {
            throw DiscordError.TOO_MANY_EMOJI.exception();
        }
        Bytes picture = EmojiLimits.picture(call.body().path("image").asText()).orElseThrow();
        boolean animated = EmojiLimits.isAnimated(picture);
        return JsonReplies.created(
                emoji(emojis(call).add(call.body().path("name").asText(), animated, picture)));
    }

    private HttpResponse rename(RoutedRequest call) {
        Emoji before = find(call);
        if (!call.body().has("name")) {
            return JsonReplies.ok(emoji(before));
        }
        List<String> taken = emojis(call).all().stream()
                .filter(other -> !other.equals(before))
                .map(Emoji::name)
                .toList();
        call.check(request -> EmojiLimits.checkName(request.get("name"), taken));
        return JsonReplies.ok(
                emoji(emojis(call).rename(before, call.body().path("name").asText())));
    }

    private HttpResponse remove(RoutedRequest call) {
        emojis(call).remove(find(call));
        return JsonReplies.noContent();
    }

    private ObjectNode emoji(Emoji emoji) {
        ObjectNode answer = Json.object()
                .put("id", Json.id(emoji.id()))
                .put("name", emoji.name())
                .put("require_colons", true)
                .put("managed", false)
                .put("animated", emoji.animated())
                .put("available", true);
        answer.putArray("roles");
        answer.set("user", json.user(world.people().bot()));
        return answer;
    }
}
