package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.Installations;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Command;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionPlace;
import dolmen.sandbox.world.interaction.InteractionType;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Runs slash commands and commands in the menus of people and messages, and requests autocomplete choices. */
final class CommandActs {
    private static final int SLASH = 1;
    private static final int ON_USER = 2;
    private static final int ON_MESSAGE = 3;

    private final World world;
    private final PersonAccess visits;
    private final Resolved resolved;

    CommandActs(World world, PersonAccess visits, Resolved resolved) {
        this.world = world;
        this.visits = visits;
        this.resolved = resolved;
    }

    /** Runs a slash command or, if the request has a target, a command on that person or message. */
    Interaction run(User person, JsonNode request) {
        if (request.has("target_id")) {
            return runOnUser(person, request);
        }
        return request.has("target_message_id")
                ? runOnMessage(person, request)
                : start(person, request, InteractionType.COMMAND);
    }

    private Interaction runOnUser(User person, JsonNode request) {
        Channel channel =
                visits.channelWithApplication(request.path("channel_id").asLong(), person);
        Command command =
                command(ON_USER, person, channel, request.path("command").asText());
        String target = request.path("target_id").asText();
        ObjectNode payload = payload(command).put("target_id", target);
        resolved.addUser(payload, target, channel);
        Origin origin = Origin.ofUserCommand(world.nextId(), person.id(), command.name(), Long.parseLong(target));
        return world.interactions().start(origin, channel, payload);
    }

    private Interaction runOnMessage(User person, JsonNode request) {
        Channel channel =
                visits.channelWithApplication(request.path("channel_id").asLong(), person);
        Message message =
                visits.message(channel, request.path("target_message_id").asLong(), person);
        Command command =
                command(ON_MESSAGE, person, channel, request.path("command").asText());
        ObjectNode payload = payload(command).put("target_id", Json.id(message.id()));
        resolved.addMessage(payload, message);
        Origin origin = Origin.ofMessageCommand(world.nextId(), person.id(), command.name(), message.id());
        return world.interactions().start(origin, channel, payload);
    }

    Interaction complete(User person, JsonNode request) {
        return start(person, request, InteractionType.AUTOCOMPLETE);
    }

    private Interaction start(User person, JsonNode request, InteractionType type) {
        Channel channel =
                visits.channelWithApplication(request.path("channel_id").asLong(), person);
        visits.requireWriting(person, channel);
        Command command =
                command(SLASH, person, channel, request.path("command").asText());
        ObjectNode payload = payload(command);
        CommandOptions options =
                new CommandOptions(payload, person, channel, resolved, type == InteractionType.COMMAND);
        payload.set("options", options.read(command.definition().path("options"), request.path("options")));
        Origin origin = Origin.ofSlash(world.nextId(), type, person.id(), command.name());
        return world.interactions().start(origin, channel, payload);
    }

    private static ObjectNode payload(Command command) {
        ObjectNode payload = Json.object()
                .put("id", Json.id(command.id()))
                .put("name", command.name())
                .put("type", command.type());
        if (command.guildId() != null) {
            payload.put("guild_id", Json.id(command.guildId()));
        }
        return payload;
    }

    private Command command(int type, User person, Channel channel, String name) {
        return world.commands().in(channel.guild().orElse(null)).stream()
                .filter(command -> command.type() == type && command.name().equals(name))
                .filter(command -> isInstalled(command, person, channel) && reaches(command, channel))
                .filter(command -> may(person, command, channel))
                .findFirst()
                .orElseThrow(() -> ControlException.refused(
                        "There is no command %s%s here".formatted(type == SLASH ? "/" : "", name)));
    }

    /** True if the command is for an installation that there is: of the server, or on the person's own account. */
    private boolean isInstalled(Command command, User person, Channel channel) {
        return elements(command.definition().path("integration_types")).anyMatch(type -> switch (type.asInt()) {
            case Installations.ON_SERVER -> world.installations().installedAt(channel);
            case Installations.ON_ACCOUNT -> person.application();
            default -> false;
        });
    }

    private boolean reaches(Command command, Channel channel) {
        JsonNode contexts = command.definition().path("contexts");
        int here = InteractionPlace.of(channel, world.people().botId()).number();
        return !contexts.isArray() || elements(contexts).anyMatch(place -> place.asInt() == here);
    }

    private boolean may(User person, Command command, Channel channel) {
        JsonNode needed = command.definition().path("default_member_permissions");
        long permissions = world.channels().permissions(person.id(), channel);
        boolean suffices = channel.guild().isEmpty()
                || needed.isNull()
                || Permission.ADMINISTRATOR.isIn(permissions)
                || (!needed.asText().equals("0") && (permissions & needed.asLong()) == needed.asLong());
        return suffices && Permission.USE_APPLICATION_COMMANDS.isIn(permissions);
    }

    private static Stream<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
