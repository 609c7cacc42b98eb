package dolmen.sandbox.world.interaction;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * A registered application command.
 *
 * @param version an id that changes with the command
 * @param guildId the server of the command; null if it is global
 * @param type Discord's number: 1 for a slash command, 2 for a user command, 3 for a message command
 * @param definition the rest of the registration as Discord's JSON; never modified
 */
public record Command(long id, long version, @Nullable Long guildId, int type, String name, JsonNode definition) {}
