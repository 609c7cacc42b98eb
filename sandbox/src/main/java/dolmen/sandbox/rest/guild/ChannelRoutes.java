package dolmen.sandbox.rest.guild;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;
import java.util.List;

/** Reads, changes and removes channels, and shows the typing indicator. */
public final class ChannelRoutes {
    private final World world;
    private final DiscordJson json;
    private final BotAccess access;
    private final ThreadRoutes threads;
    private final TagRules tags;
    private final DirectOpenings openings = new DirectOpenings();

    public ChannelRoutes(World world, DiscordJson json, BotAccess access, ThreadRoutes threads) {
        this.world = world;
        this.json = json;
        this.access = access;
        this.threads = threads;
        this.tags = new TagRules(world, access);
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/channels/{channel}", call -> show(access.channel(call))),
                Route.patch("/channels/{channel}", this::change),
                Route.delete("/channels/{channel}", this::remove),
                Route.post("/channels/{channel}/typing", this::type),
                Route.post("/users/@me/channels", this::openDirect));
    }

    private HttpResponse change(RoutedRequest call) {
        return switch (access.channel(call)) {
            case ThreadChannel thread -> show(threads.change(call, thread));
            case TextChannel text -> show(describe(call, text));
            case DirectChannel direct -> throw DiscordError.WRONG_CHANNEL_FOR_DM.exception();
            case GroupChannel group -> throw DiscordError.MISSING_ACCESS.exception();
        };
    }

    private TextChannel describe(RoutedRequest call, TextChannel channel) {
        access.require(Permission.MANAGE_CHANNELS, channel);
        call.check(body -> {
            body.get("name").length(1, 100);
            body.get("topic").length(0, 1_024);
        });
        String name = call.body().path("name").asText(channel.name());
        String topic = call.body().has("topic") ? call.body().path("topic").textValue() : channel.topic();
        TextChannel described = channel.described(name, topic);
        return world.channels()
                .update(
                        channel.type() == TextChannel.FORUM
                                ? described.tagged(tags.ofForum(call, channel))
                                : described);
    }

    private HttpResponse remove(RoutedRequest call) {
        Channel channel = access.channel(call);
        switch (channel) {
            case ThreadChannel thread -> access.require(Permission.MANAGE_THREADS, thread);
            case TextChannel text -> access.require(Permission.MANAGE_CHANNELS, text);
            case GroupChannel group -> throw DiscordError.MISSING_ACCESS.exception();
            case DirectChannel direct -> {
                // Closing a direct channel only hides it from the bot's list.
                return show(direct);
            }
        }
        HttpResponse last = show(channel);
        world.channels().remove(channel);
        return last;
    }

    private HttpResponse type(RoutedRequest call) {
        Channel channel = access.channel(call);
        access.requireWriting(channel);
        world.type(channel, access.botId());
        return JsonReplies.noContent();
    }

    private HttpResponse openDirect(RoutedRequest call) {
        call.check(body -> body.get("recipient_id").required());
        User user = world.people()
                .user(call.body().path("recipient_id").asLong())
                .orElseThrow(DiscordError.UNKNOWN_USER::exception);
        if (user.bot()) {
            throw DiscordError.CANNOT_MESSAGE_USER.exception();
        }
        openings.open(user.id(), world.now());
        return show(world.channels().direct(access.botId(), user.id()));
    }

    private HttpResponse show(Channel channel) {
        return JsonReplies.ok(json.channel(channel, access.botId()));
    }
}
