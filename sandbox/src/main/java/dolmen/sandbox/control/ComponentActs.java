package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Components;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.User;

/** Presses buttons and chooses from menus. */
final class ComponentActs {
    private static final int BUTTON = 2;

    private final World world;
    private final PersonAccess visits;
    private final Resolved resolved;

    ComponentActs(World world, PersonAccess visits, Resolved resolved) {
        this.world = world;
        this.visits = visits;
        this.resolved = resolved;
    }

    Interaction use(User person, JsonNode request) {
        Channel channel = visits.channel(request.path("channel_id").asLong(), person);
        Message message = visits.message(channel, request.path("message_id").asLong(), person);
        visits.requireApplication(channel, message, person);
        String customId = request.path("custom_id").asText();
        ObjectNode component = Components.find(message.body().components().node(), customId)
                .orElseThrow(() -> ControlException.refused("There is no such button or menu on this message"));
        if (component.path("disabled").asBoolean()) {
            throw ControlException.refused("This button or menu is disabled");
        }
        int type = component.path("type").asInt();
        ObjectNode payload = Json.object()
                .put("custom_id", customId)
                .put("component_type", type)
                .put("id", component.path("id").asInt());
        if (type != BUTTON) {
            payload.set(
                    "values",
                    new MenuChoice(resolved, channel, person).read(component, request.path("values"), payload));
        }
        Origin origin = Origin.ofComponent(world.nextId(), person.id(), message.id());
        return world.interactions().start(origin, channel, payload);
    }
}
