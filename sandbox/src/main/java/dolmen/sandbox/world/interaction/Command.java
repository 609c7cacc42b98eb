package dolmen.sandbox.world.interaction;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * A registered application command.
 *
 * @param version another id at each change
 * @param guildId the server of the command; none if it is global
 * @param type Discord's number: 1 slash command, 2 on a user, 3 on a message
 * @param definition the rest as registered, as Discord's JSON; never changed afterwards
 */
public record Command(long id, long version, @Nullable Long guildId, int type, String name, JsonNode definition) {}
