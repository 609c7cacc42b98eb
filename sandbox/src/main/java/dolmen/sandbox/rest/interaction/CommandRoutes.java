package dolmen.sandbox.rest.interaction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.CommandLimits;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.limits.FieldErrors;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.JsonReplies;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.Route;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.Commands;
import dolmen.sandbox.world.Installations;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.interaction.Command;
import dolmen.sandbox.world.people.Guild;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The routes for the bot's commands: global ones, and those of one server. */
public final class CommandRoutes {
    private static final String GLOBAL = "/applications/{application}/commands";
    private static final String OF_GUILD = "/applications/{application}/guilds/{guild}/commands";

    private final World world;
    private final DiscordJson json;

    public CommandRoutes(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        for (String base : List.of(GLOBAL, OF_GUILD)) {
            routes.add(Route.get(base, this::list));
            routes.add(Route.put(base, this::replace));
            routes.add(Route.post(base, this::create));
            routes.add(Route.get(base + "/{command}", call -> show(command(call))));
            routes.add(Route.patch(base + "/{command}", this::change));
            routes.add(Route.delete(base + "/{command}", this::remove));
        }
        return routes;
    }

    private @Nullable Long scope(RoutedRequest call) {
        if (call.id("application") != world.people().botId()) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
        if (!call.variables().containsKey("guild")) {
            return null;
        }
        long guildId = call.id("guild");
        return world.people().guild(guildId).map(Guild::id).orElseThrow(DiscordError.MISSING_ACCESS::exception);
    }

    private Command command(RoutedRequest call) {
        return world.commands()
                .find(scope(call), call.id("command"))
                .orElseThrow(DiscordError.UNKNOWN_COMMAND::exception);
    }

    private HttpResponse list(RoutedRequest call) {
        boolean translated = call.request()
                .parameter("with_localizations")
                .filter("true"::equalsIgnoreCase)
                .isPresent();
        return JsonReplies.ok(
                Json.array(world.commands().of(scope(call)), translated ? json::command : json::untranslated));
    }

    private HttpResponse replace(RoutedRequest call) {
        Long scope = scope(call);
        call.check(CommandLimits::checkAll);
        call.check(commands -> commands.items().forEach(this::checkInstallations));
        List<Commands.CommandDraft> drafts = new ArrayList<>();
        call.body().forEach(command -> drafts.add(draft(command)));
        if (world.commands().of(scope).stream().anyMatch(command -> isEntryPoint(command.type()))
                && drafts.stream().noneMatch(draft -> isEntryPoint(draft.type()))) {
            throw DiscordError.ENTRY_POINT_LEFT_OUT.exception();
        }
        return JsonReplies.ok(Json.array(world.commands().replace(scope, drafts), json::command));
    }

    /** Refuses a command for people's accounts if the application is for servers alone. */
    private void checkInstallations(Field command) {
        for (Field type : command.get("integration_types").items()) {
            if (type.value().asInt() == Installations.ON_ACCOUNT
                    && !world.installations().forAccounts()) {
                type.reject("BASE_TYPE_CHOICES", "Value must be one of (0,).");
            }
        }
    }

    private static boolean isEntryPoint(int type) {
        return type == CommandLimits.ENTRY_POINT;
    }

    private HttpResponse create(RoutedRequest call) {
        Long scope = scope(call);
        call.check(CommandLimits::check);
        call.check(this::checkInstallations);
        Commands.CommandDraft draft = draft(call.body());
        boolean known = world.commands().of(scope).stream()
                .anyMatch(command -> command.name().equals(draft.name()) && command.type() == draft.type());
        ObjectNode command = json.command(world.commands().put(scope, draft));
        return known ? JsonReplies.ok(command) : JsonReplies.created(command);
    }

    private HttpResponse change(RoutedRequest call) {
        Command before = command(call);
        ObjectNode merged = before.definition().deepCopy();
        merged.put("name", before.name()).put("type", before.type());
        merged.setAll((ObjectNode) call.body());
        FieldErrors errors = new FieldErrors();
        CommandLimits.check(Field.root(merged, errors));
        RestException.throwIfAny(errors);
        return show(world.commands().change(before, draft(merged)));
    }

    private HttpResponse remove(RoutedRequest call) {
        world.commands().remove(command(call));
        return JsonReplies.noContent();
    }

    private static Commands.CommandDraft draft(JsonNode sent) {
        ObjectNode definition = sent.deepCopy();
        definition.remove(List.of("id", "name", "type", "application_id", "version", "guild_id"));
        definition.put("description", sent.path("description").asText());
        if (!definition.hasNonNull("default_member_permissions")) {
            definition.putNull("default_member_permissions");
        }
        if (!definition.has("nsfw")) {
            definition.put("nsfw", false);
        }
        definition.set("contexts", numbers(sent.path("contexts")));
        definition.set("integration_types", numbers(sent.path("integration_types")));
        if (!definition.hasNonNull("integration_types")) {
            definition.putArray("integration_types").add(0);
        }
        return new Commands.CommandDraft(
                sent.path("type").asInt(1), sent.path("name").asText(), definition);
    }

    /** Discord also accepts numbers written as texts, and answers with numbers. */
    private static JsonNode numbers(JsonNode sent) {
        if (!sent.isArray()) {
            return Json.object().nullNode();
        }
        ArrayNode numbers = Json.array();
        sent.forEach(item -> numbers.add(item.asInt()));
        return numbers;
    }

    private HttpResponse show(Command command) {
        return JsonReplies.ok(json.command(command));
    }
}
