package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.interaction.Command;

/** Registered commands as Discord's JSON. */
final class CommandJson {
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
}
