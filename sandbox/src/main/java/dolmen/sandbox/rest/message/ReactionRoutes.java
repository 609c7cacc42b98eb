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
import dolmen.sandbox.world.people.Permission;
import java.util.List;

/** The routes for reactions and pins. */
public final class ReactionRoutes {
    private final World world;
    private final DiscordJson json;
    private final BotAccess access;

    public ReactionRoutes(World world, DiscordJson json, BotAccess access) {
        this.world = world;
        this.json = json;
        this.access = access;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/channels/{channel}/messages/{message}/reactions/{emoji}", this::list),
                Route.put("/channels/{channel}/messages/{message}/reactions/{emoji}/@me", call -> react(call, true)),
                Route.delete(
                        "/channels/{channel}/messages/{message}/reactions/{emoji}/@me", call -> react(call, false)),
                Route.get("/channels/{channel}/messages/pins", this::pins),
                Route.put("/channels/{channel}/messages/pins/{message}", call -> pin(call, true)),
                Route.delete("/channels/{channel}/messages/pins/{message}", call -> pin(call, false)));
    }

    private HttpResponse list(RoutedRequest call) {
        Message message = access.message(call, access.channel(call));
        List<Long> users = message.reactions().stream()
                .filter(reaction -> reaction.emoji().equals(call.variable("emoji")))
                .flatMap(reaction -> reaction.users().stream())
                .toList();
        return JsonReplies.ok(Json.array(users, user -> json.user(world.people().known(user))));
    }

    private HttpResponse react(RoutedRequest call, boolean add) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        BotAccess.requireOpen(channel);
        String emoji = call.variable("emoji");
        if (emoji.chars().allMatch(letter -> letter < 128)) {
            throw DiscordError.UNKNOWN_EMOJI.exception();
        }
        access.require(Permission.ADD_REACTIONS, channel);
        world.messages().react(message, access.botId(), emoji, add);
        return JsonReplies.noContent();
    }

    private HttpResponse pins(RoutedRequest call) {
        List<Message> pinned = world.messages().open(access.channel(call).id()).stream()
                .filter(Message::pinned)
                .toList();
        return JsonReplies.ok(Json.object()
                .put("has_more", false)
                .set(
                        "items",
                        Json.array(
                                pinned.reversed(),
                                message -> Json.object()
                                        .put("pinned_at", Json.time(message.written()))
                                        .set("message", json.message(message, access.botId())))));
    }

    private HttpResponse pin(RoutedRequest call, boolean pinned) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        access.require(Permission.PIN_MESSAGES, channel);
        BotAccess.requireOpen(channel);
        world.messages().update(message.pinned(pinned));
        return JsonReplies.noContent();
    }
}
