package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.Installations.Installation;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.User;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** The routes that change servers: new servers, installations, members, nicknames, roles and outages. */
final class GuildActs {
    private final World world;
    private final DiscordJson json;
    private final PersonAccess visits;

    GuildActs(World world, DiscordJson json, PersonAccess visits) {
        this.world = world;
        this.json = json;
        this.visits = visits;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/guilds", this::found),
                Route.post("/guilds/{guild}/installation", this::install),
                Route.post("/guilds/{guild}/outage", this::reach),
                Route.post("/guilds/{guild}/locale", this::speak),
                Route.post("/guilds/{guild}/join", this::join),
                Route.post("/guilds/{guild}/leave", this::leave),
                Route.post("/guilds/{guild}/nickname", this::call),
                Route.post("/guilds/{guild}/roles", this::appoint));
    }

    private Guild guild(RoutedRequest call) {
        return world.people()
                .guild(call.id("guild"))
                .orElseThrow(() -> ControlException.unknown("There is no such server"));
    }

    private HttpResponse found(RoutedRequest call) {
        User person = visits.person(call);
        return JsonReplies.ok(json.guild(world.installations().found(name(call, "server"), person.id())));
    }

    private HttpResponse install(RoutedRequest call) {
        String wanted = call.body().path("installation").asText();
        Installation installation = Arrays.stream(Installation.values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst()
                .orElseThrow(() -> ControlException.refused("The installation is “bot”, “commands” or “none”"));
        world.installations().install(guild(call), installation);
        return JsonReplies.noContent();
    }

    private HttpResponse reach(RoutedRequest call) {
        world.installations()
                .reach(guild(call), !call.body().path("unavailable").asBoolean(true));
        return JsonReplies.noContent();
    }

    private HttpResponse speak(RoutedRequest call) {
        world.people().speak(guild(call), WorldRoutes.locale(call));
        return JsonReplies.noContent();
    }

    private HttpResponse join(RoutedRequest call) {
        world.people().join(guild(call).id(), visits.person(call).id());
        return JsonReplies.noContent();
    }

    private HttpResponse leave(RoutedRequest call) {
        Guild guild = guild(call);
        User person = visits.person(call);
        if (guild.ownerId() == person.id()) {
            throw ControlException.refused("The owner cannot leave the server");
        }
        world.people().member(guild.id(), person.id()).ifPresent(world.installations()::leave);
        return JsonReplies.noContent();
    }

    /** Sets a nickname; an empty one removes it. */
    private HttpResponse call(RoutedRequest call) {
        String nickname = call.body().path("nickname").asText().strip();
        if (nickname.length() > 32) {
            throw ControlException.refused("A nickname has at most 32 characters");
        }
        Member member = world.people()
                .member(guild(call).id(), visits.person(call).id())
                .orElseThrow(() -> ControlException.refused("Only members have nicknames"));
        world.people().call(member, nickname.isEmpty() ? null : nickname);
        return JsonReplies.noContent();
    }

    private HttpResponse appoint(RoutedRequest call) {
        Guild guild = guild(call);
        String name = name(call, "role");
        List<Long> members = StreamSupport.stream(call.body().path("members").spliterator(), false)
                .map(JsonNode::asLong)
                .toList();
        return JsonReplies.ok(json.role(world.people()
                .appoint(guild, name, call.body().path("permissions").asLong(), members)));
    }

    private static String name(RoutedRequest call, String of) {
        String name = call.body().path("name").asText().strip();
        if (name.isEmpty() || name.length() > 100) {
            throw ControlException.refused("A " + of + "'s name has 1 to 100 characters");
        }
        return name;
    }
}
