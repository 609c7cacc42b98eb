package dolmen.sandbox.rest.message;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.guild.Access;
import dolmen.sandbox.rest.route.Call;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.Replies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Permission;
import java.util.List;

/** Reactions and pins. */
public final class ReactionRoutes {
    private final World world;
    private final DiscordJson json;
    private final Access access;

    public ReactionRoutes(World world, DiscordJson json, Access access) {
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

    private HttpResponse list(Call call) {
        Message message = access.message(call, access.channel(call));
        List<Long> users = message.reactions().stream()
                .filter(reaction -> reaction.emoji().equals(call.variable("emoji")))
                .flatMap(reaction -> reaction.users().stream())
                .toList();
        return Replies.ok(Json.array(users, user -> json.user(world.people().known(user))));
    }

    private HttpResponse react(Call call, boolean add) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        Access.requireOpen(channel);
        String emoji = call.variable("emoji");
        if (emoji.chars().allMatch(letter -> letter < 128)) {
            throw DiscordError.UNKNOWN_EMOJI.exception();
        }
        access.require(Permission.ADD_REACTIONS, channel);
        world.messages().react(message, access.botId(), emoji, add);
        return Replies.noContent();
    }

    private HttpResponse pins(Call call) {
        List<Message> pinned = world.messages().open(access.channel(call).id()).stream()
                .filter(Message::pinned)
                .toList();
        return Replies.ok(Json.object()
                .put("has_more", false)
                .set(
                        "items",
                        Json.array(
                                pinned.reversed(),
                                message -> Json.object()
                                        .put("pinned_at", Json.time(message.written()))
                                        .set("message", json.message(message, access.botId())))));
    }

    private HttpResponse pin(Call call, boolean pinned) {
        Channel channel = access.channel(call);
        Message message = access.message(call, channel);
        access.require(Permission.PIN_MESSAGES, channel);
        Access.requireOpen(channel);
        world.messages().update(message.pinned(pinned));
        return Replies.noContent();
    }
}
