package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.MessageLimits;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.people.User;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Checks the options of a command as a Discord client does before sending. */
final class CommandOptions {
    private final ObjectNode payload;
    private final User person;
    private final Channel channel;
    private final Resolved resolved;
    private final boolean complete;

    /**
     * @param payload receives the named users, roles and channels
     * @param complete true if the command is sent, false while it is being typed
     */
    CommandOptions(ObjectNode payload, User person, Channel channel, Resolved resolved, boolean complete) {
        this.payload = payload;
        this.person = person;
        this.channel = channel;
        this.resolved = resolved;
        this.complete = complete;
    }

    /** The options as Discord's JSON. */
    ArrayNode read(JsonNode definitions, JsonNode sent) {
        ArrayNode options = Json.array();
        for (JsonNode option : sent) {
            JsonNode definition = find(definitions, option.path("name").asText())
                    .orElseThrow(() -> refuse(option, "is not an option of this command"));
            options.add(readOne(definition, option));
        }
        if (complete) {
            requireAll(definitions, sent);
        }
        return options;
    }

    private static void requireAll(JsonNode definitions, JsonNode sent) {
        boolean subcommands = false;
        for (JsonNode definition : definitions) {
            subcommands |= definition.path("type").asInt() <= 2;
            if (definition.path("required").asBoolean()
                    && find(sent, definition.path("name").asText()).isEmpty()) {
                throw refuse(definition, "is required");
            }
        }
        if (subcommands && sent.size() != 1) {
            throw ControlException.refused("Choose one of the sub-commands");
        }
    }

    private static Optional<JsonNode> find(JsonNode options, String name) {
        return StreamSupport.stream(options.spliterator(), false)
                .filter(option -> option.path("name").asText().equals(name))
                .findFirst();
    }

    private ObjectNode readOne(JsonNode definition, JsonNode option) {
        int type = definition.path("type").asInt();
        ObjectNode json =
                Json.object().put("name", definition.path("name").asText()).put("type", type);
        if (type <= 2) {
            json.set("options", read(definition.path("options"), option.path("options")));
            return json;
        }
        JsonNode value = option.path("value");
        if (option.path("focused").asBoolean()) {
            if (!definition.path("autocomplete").asBoolean()) {
                throw refuse(definition, "has no autocomplete");
            }
            return json.put("value", value.asText()).put("focused", true);
        }
        switch (type) {
            case 3 -> json.put("value", text(definition, value));
            case 4 -> json.put("value", integer(definition, value));
            case 5 -> json.put("value", truth(definition, value));
            case 10 -> json.put("value", number(definition, value));
            case 11 -> json.put("value", file(definition, value));
            default -> json.put("value", named(definition, type, value.asText()));
        }
        return json;
    }

    private String text(JsonNode definition, JsonNode value) {
        String text = value.asText();
        requireChoice(definition, value);
        int length = text.codePointCount(0, text.length());
        if (length < definition.path("min_length").asInt(0)) {
            throw refuse(definition, "must have at least " + definition.path("min_length") + " characters");
        }
        if (length > definition.path("max_length").asInt(6_000)) {
            throw refuse(
                    definition,
                    "must have at most " + definition.path("max_length").asInt(6_000) + " characters");
        }
        return text;
    }

    private static long integer(JsonNode definition, JsonNode value) {
        if (!value.isIntegralNumber()) {
            throw refuse(definition, "must be a whole number");
        }
        requireRange(definition, value.asDouble());
        requireChoice(definition, value);
        return value.asLong();
    }

    private static double number(JsonNode definition, JsonNode value) {
        if (!value.isNumber()) {
            throw refuse(definition, "must be a number");
        }
        requireRange(definition, value.asDouble());
        requireChoice(definition, value);
        return value.asDouble();
    }

    private static boolean truth(JsonNode definition, JsonNode value) {
        if (!value.isBoolean()) {
            throw refuse(definition, "must be true or false");
        }
        return value.asBoolean();
    }

    private String named(JsonNode definition, int type, String id) {
        switch (type) {
            case 6 -> resolved.addUser(payload, id, channel);
            case 7 -> resolved.addChannel(payload, id, person);
            case 8 -> resolved.addRole(payload, id, channel);
            case 9 -> resolved.addMentionable(payload, id, channel);
            default -> throw refuse(definition, "has an unknown type");
        }
        return id;
    }

    private String file(JsonNode definition, JsonNode value) {
        String filename = value.path("filename").asText();
        if (filename.isEmpty()) {
            throw refuse(definition, "takes a file: its filename and its content in Base64");
        }
        byte[] content;
        try {
            content = Base64.getDecoder().decode(value.path("content").asText());
        } catch (IllegalArgumentException noBase64) {
            throw refuse(definition, "takes a file whose content is in Base64");
        }
        if (content.length > MessageLimits.LARGEST_FILE) {
            throw refuse(definition, "takes a file of at most 10 MiB");
        }
        return resolved.addFile(payload, filename, Bytes.of(content), channel);
    }

    private static void requireRange(JsonNode definition, double value) {
        if (value < definition.path("min_value").asDouble(Double.NEGATIVE_INFINITY)) {
            throw refuse(definition, "must be at least " + definition.path("min_value"));
        }
        if (value > definition.path("max_value").asDouble(Double.POSITIVE_INFINITY)) {
            throw refuse(definition, "must be at most " + definition.path("max_value"));
        }
    }

    private static void requireChoice(JsonNode definition, JsonNode value) {
        JsonNode choices = definition.path("choices");
        boolean known = choices.isEmpty()
                || StreamSupport.stream(choices.spliterator(), false)
                        .anyMatch(choice -> choice.path("value").asText().equals(value.asText()));
        if (!known) {
            throw refuse(definition, "must be one of its choices");
        }
    }

    private static ControlException refuse(JsonNode option, String why) {
        return ControlException.refused("The option “" + option.path("name").asText() + "” " + why);
    }
}
