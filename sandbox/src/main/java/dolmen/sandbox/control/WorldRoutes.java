package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dolmen.sandbox.gateway.Gateway;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.CommandLimits;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.User;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The routes for people, and for one person's view of the world. */
final class WorldRoutes {
    private static final int MOST_IN_A_GROUP = 10;

    private final World world;
    private final DiscordJson json;
    private final Gateway gateway;
    private final PersonAccess visits;

    WorldRoutes(World world, DiscordJson json, Gateway gateway, PersonAccess visits) {
        this.world = world;
        this.json = json;
        this.gateway = gateway;
        this.visits = visits;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/people",
                        call -> JsonReplies.ok(Json.array(world.people().users(), json::user))),
                Route.post("/people", this::welcome),
                Route.post("/people/direct_messages", this::close),
                Route.post("/people/locale", this::speak),
                Route.post("/people/application", this::install),
                Route.post("/application", this::offer),
                Route.get("/world", this::world),
                Route.post("/dms", this::openDirect),
                Route.post("/groups", this::openGroup));
    }

    private HttpResponse welcome(RoutedRequest call) {
        String name = call.body().path("name").asText().strip();
        if (name.isEmpty() || name.length() > 32) {
            throw ControlException.refused("A name has 1 to 32 characters");
        }
        boolean stranger = call.body().path("stranger").asBoolean();
        return JsonReplies.ok(
                json.user(stranger ? world.people().meet(name) : world.people().welcome(name)));
    }

    private HttpResponse close(RoutedRequest call) {
        User person = visits.person(call);
        return JsonReplies.ok(json.user(
                world.people().close(person, call.body().path("closed").asBoolean(true))));
    }

    private HttpResponse speak(RoutedRequest call) {
        return JsonReplies.ok(json.user(world.people().speak(visits.person(call), locale(call))));
    }

    /** The language in the request. */
    static String locale(RoutedRequest call) {
        String locale = call.body().path("locale").asText();
        if (!CommandLimits.LOCALES.contains(locale)) {
            throw ControlException.refused("Discord has no such language");
        }
        return locale;
    }

    private HttpResponse install(RoutedRequest call) {
        boolean installed = call.body().path("installed").asBoolean(true);
        if (installed && !world.installations().forAccounts()) {
            throw ControlException.refused("This application is for servers only");
        }
        return JsonReplies.ok(json.user(world.people().install(visits.person(call), installed)));
    }

    private HttpResponse offer(RoutedRequest call) {
        world.installations().offerToAccounts(call.body().path("for_accounts").asBoolean(true));
        return JsonReplies.noContent();
    }

    private HttpResponse world(RoutedRequest call) {
        User person = visits.person(call);
        ObjectNode answer = Json.object().put("online", gateway.online());
        answer.set("me", json.user(person).put("locale", person.locale()).put("application", person.application()));
        answer.set("locales", Json.array(CommandLimits.LOCALES, TextNode::valueOf));
        answer.set("bot", json.user(world.people().bot()));
        ArrayNode guilds = answer.putArray("guilds");
        world.people().guilds().stream()
                .filter(guild -> world.people().member(guild.id(), person.id()).isPresent())
                .forEach(guild -> guilds.add(guild(guild, person)));
        answer.set(
                "dms",
                Json.array(
                        Stream.<Channel>concat(world.channels().directs().stream(), world.channels().groups().stream())
                                .filter(channel -> world.channels().sees(person.id(), channel))
                                .toList(),
                        channel -> json.channel(channel, person.id())));
        answer.set("commands", Json.array(world.commands().all(), json::command));
        return JsonReplies.ok(answer);
    }

    private ObjectNode guild(Guild guild, User person) {
        ObjectNode answer = Json.object()
                .put("id", Json.id(guild.id()))
                .put("name", guild.name())
                .put("owner_id", Json.id(guild.ownerId()))
                .put("installation", world.installations().of(guild).name().toLowerCase(Locale.ROOT))
                .put("unavailable", guild.unavailable())
                .putNull("icon");
        answer.set("roles", json.guild(guild).path("roles"));
        answer.set(
                "channels",
                Json.array(
                        world.channels().texts().stream()
                                .filter(channel -> channel.guildId() == guild.id())
                                .filter(channel ->
                                        !guild.unavailable() && world.channels().sees(person.id(), channel))
                                .toList(),
                        channel -> json.channelWithPermissions(channel, person.id())));
        answer.set(
                "threads",
                Json.array(
                        world.channels().threads().stream()
                                .filter(thread -> thread.guildId() == guild.id())
                                .filter(thread ->
                                        !guild.unavailable() && world.channels().sees(person.id(), thread))
                                .toList(),
                        thread -> json.channelWithPermissions(thread, person.id())));
        answer.set("members", Json.array(world.people().membersOf(guild.id()), json::member));
        return answer;
    }

    /** Opens a group of the person and the others in the request. */
    private HttpResponse openGroup(RoutedRequest call) {
        User person = visits.person(call);
        List<Long> people = Stream.concat(
                        Stream.of(person.id()),
                        StreamSupport.stream(call.body().path("user_ids").spliterator(), false)
                                .map(JsonNode::asLong))
                .distinct()
                .toList();
        if (people.size() < 2 || people.size() > MOST_IN_A_GROUP) {
            throw ControlException.refused("A group has 2 to %d people".formatted(MOST_IN_A_GROUP));
        }
        if (people.stream()
                .anyMatch(id ->
                        world.people().user(id).filter(user -> !user.bot()).isEmpty())) {
            throw ControlException.unknown("Only people can be in a group");
        }
        return JsonReplies.ok(json.channel(world.channels().group(people), person.id()));
    }

    private HttpResponse openDirect(RoutedRequest call) {
        User person = visits.person(call);
        User other = world.people()
                .user(call.body().path("user_id").asLong())
                .filter(user -> user.id() != person.id())
                .orElseThrow(() -> ControlException.unknown("There is no other person with this id"));
        return JsonReplies.ok(json.channel(world.channels().direct(person.id(), other.id()), person.id()));
    }
}
