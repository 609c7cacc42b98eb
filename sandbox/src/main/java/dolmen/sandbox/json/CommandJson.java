package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.interaction.Command;
import java.util.List;

/** Registered commands as Discord's JSON. */
final class CommandJson {
    private static final List<String> TRANSLATED = List.of("name", "description");

    private CommandJson() {}

    static ObjectNode command(Command command, long applicationId) {
        ObjectNode json = Json.object()
                .put("id", Json.id(command.id()))
                .put("application_id", Json.id(applicationId))
                .put("version", Json.id(command.version()))
                .put("type", command.type())
                .put("name", command.name());
        if (command.guildId() != null) {
            json.put("guild_id", Json.id(command.guildId()));
        }
        json.setAll((ObjectNode) command.definition().deepCopy());
        return json;
    }

    /** A command without translations, as Discord lists commands unless a program asks for them. */
    static ObjectNode withoutTranslations(ObjectNode command) {
        ObjectNode plain = command.deepCopy();
        strip(plain);
        return plain;
    }

    private static void strip(ObjectNode node) {
        TRANSLATED.forEach(field -> node.remove(field + "_localizations"));
        for (String inner : List.of("options", "choices")) {
            for (JsonNode child : node.path(inner)) {
                strip((ObjectNode) child);
            }
        }
    }
}
