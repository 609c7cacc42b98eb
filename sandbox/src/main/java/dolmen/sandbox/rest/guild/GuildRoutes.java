package dolmen.sandbox.rest.guild;

import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import java.util.List;

/** The routes for servers, their channels and their members. */
public final class GuildRoutes {
    private final World world;
    private final DiscordJson json;
    private final BotAccess access;

    public GuildRoutes(World world, DiscordJson json, BotAccess access) {
        this.world = world;
        this.json = json;
        this.access = access;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/guilds/{guild}", call -> JsonReplies.ok(json.guild(access.guild(call)))),
                Route.get("/guilds/{guild}/channels", this::channels),
                Route.get("/guilds/{guild}/members", this::members),
                Route.get("/guilds/{guild}/members/{user}", this::member));
    }

    private HttpResponse channels(RoutedRequest call) {
        Guild guild = access.within(call);
        return JsonReplies.ok(Json.array(
                world.channels().texts().stream()
                        .filter(channel -> channel.guildId() == guild.id())
                        .toList(),
                channel -> json.channel(channel, world.people().botId())));
    }

    private HttpResponse members(RoutedRequest call) {
        Guild guild = access.within(call);
        access.requireMemberLists();
        long after = call.idParameter("after").orElse(0L);
        List<Member> page = world.people().membersOf(guild.id()).stream()
                .filter(member -> member.userId() > after)
                .limit(call.idParameter("limit").orElse(1L))
                .toList();
        return JsonReplies.ok(Json.array(page, json::member));
    }

    private HttpResponse member(RoutedRequest call) {
        return JsonReplies.ok(json.member(world.people()
                .member(access.within(call).id(), call.id("user"))
                .orElseThrow(DiscordError.UNKNOWN_MEMBER::exception)));
    }
}
