package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Components;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.interaction.InteractionCallback;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.people.User;
import java.util.List;

/** Submits the modals that the bot has shown. */
final class ModalActs {
    private static final int TEXT_INPUT = 4;
    private static final int RADIO_GROUP = 21;
    private static final int LONGEST_INPUT = 4_000;

    private final World world;
    private final PersonAccess visits;
    private final Resolved resolved;

    ModalActs(World world, PersonAccess visits, Resolved resolved) {
        this.world = world;
        this.visits = visits;
        this.resolved = resolved;
    }

    Interaction submit(User person, JsonNode request) {
        Interaction opener = world.interactions()
                .find(request.path("modal_id").asLong())
                .filter(interaction -> interaction.userId() == person.id())
                .orElseThrow(() -> ControlException.unknown("No such form was shown to you"));
        if (!(opener.answer() instanceof InteractionCallback.ModalShown shown)) {
            throw ControlException.unknown("No such form was shown to you");
        }
        JsonNode modal = shown.modal().node();
        Channel channel = visits.channelWithApplication(opener.channelId(), person);
        ObjectNode payload =
                Json.object().put("custom_id", modal.path("custom_id").asText());
        MenuChoice choice = new MenuChoice(resolved, channel, person);
        ArrayNode components = Components.completed(modal.path("components"));
        payload.set("components", new Filling(choice, request.path("fields"), payload).fill(components));
        Origin cause = opener.origin();
        Origin origin = Origin.ofModal(world.nextId(), person.id(), cause.messageId(), cause);
        return world.interactions().start(origin, channel, payload);
    }

    /** Fills a modal with a person's values. */
    private record Filling(MenuChoice choice, JsonNode fields, ObjectNode payload) {

        ArrayNode fill(JsonNode components) {
            ArrayNode filled = Json.array();
            components.forEach(component -> filled.add(fillOne(component)));
            return filled;
        }

        private ObjectNode fillOne(JsonNode component) {
            ObjectNode json = Json.object()
                    .put("type", component.path("type").asInt())
                    .put("id", component.path("id").asInt());
            if (component.has("custom_id")) {
                enter(component, json);
            }
            if (component.has("component")) {
                json.set("component", fillOne(component.path("component")));
            }
            if (component.has("components")) {
                json.set("components", fill(component.path("components")));
            }
            return json;
        }

        private void enter(JsonNode input, ObjectNode json) {
            String customId = input.path("custom_id").asText();
            json.put("custom_id", customId);
            JsonNode value = fields.path(customId);
            if (input.path("type").asInt() == TEXT_INPUT) {
                json.put(
                        "value",
                        text(input, value.isMissingNode() ? input.path("value").asText() : value.asText()));
            } else {
                JsonNode values = value.isMissingNode() ? MenuChoice.preset(input) : listed(value);
                boolean none = values.isEmpty() && !input.path("required").asBoolean(true);
                ArrayNode chosen = none ? Json.array() : choice.read(input, values, payload);
                if (input.path("type").asInt() == RADIO_GROUP) {
                    json.set("value", none ? NullNode.getInstance() : chosen.get(0));
                } else {
                    json.set("values", chosen);
                }
            }
        }

        private static JsonNode listed(JsonNode value) {
            return value.isArray() ? value : Json.array(List.of(value), node -> node);
        }

        private static String text(JsonNode input, String text) {
            int length = text.codePointCount(0, text.length());
            if (length == 0 && !input.path("required").asBoolean(true)) {
                return text;
            }
            int least = Math.max(1, input.path("min_length").asInt(1));
            int most = input.path("max_length").asInt(LONGEST_INPUT);
            if (length < least || length > most) {
                throw ControlException.refused("The field “%s” takes %d to %d characters"
                        .formatted(input.path("custom_id").asText(), least, most));
            }
            return text;
        }
    }
}
