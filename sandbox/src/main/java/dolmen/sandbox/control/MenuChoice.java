package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.people.User;
import java.util.stream.StreamSupport;

/** Checks a person's choice in a menu or a radio group as a Discord client does. */
record MenuChoice(Resolved resolved, Channel channel, User person) {

    /** Returns the chosen values, and adds users, roles and channels to the payload. */
    ArrayNode read(JsonNode menu, JsonNode values, ObjectNode payload) {
        int least = menu.path("min_values").asInt(1);
        int most = menu.path("max_values").asInt(1);
        if (values.size() < least || values.size() > most) {
            throw ControlException.refused("Choose %d to %d values".formatted(least, most));
        }
        ArrayNode chosen = Json.array();
        for (JsonNode value : values) {
            add(menu, value.asText(), payload);
            chosen.add(value.asText());
        }
        return chosen;
    }

    /** The default choice, for a person who does not use the menu. */
    static ArrayNode preset(JsonNode menu) {
        ArrayNode chosen = Json.array();
        menu.path("options").forEach(option -> {
            if (option.path("default").asBoolean()) {
                chosen.add(option.path("value").asText());
            }
        });
        menu.path("default_values").forEach(value -> chosen.add(value.path("id").asText()));
        return chosen;
    }

    private void add(JsonNode menu, String value, ObjectNode payload) {
        switch (menu.path("type").asInt()) {
            case 3, 21 -> requireOption(menu, value);
            case 5 -> resolved.addUser(payload, value, channel);
            case 6 -> resolved.addRole(payload, value, channel);
            case 7 -> resolved.addMentionable(payload, value, channel);
            case 8 -> resolved.addChannel(payload, value, person);
            default -> throw ControlException.refused("This component is not a menu");
        }
    }

    private static void requireOption(JsonNode menu, String value) {
        boolean known = StreamSupport.stream(menu.path("options").spliterator(), false)
                .anyMatch(option -> option.path("value").asText().equals(value));
        if (!known) {
            throw ControlException.refused("The menu does not offer “" + value + "”");
        }
    }
}
