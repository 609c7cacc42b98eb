package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.people.Guild;
import java.util.List;

/** Sends the first events after a login: the bot's identity and its servers. */
final class Arrivals {
    private final World world;
    private final DiscordJson json;
    private final GuildDispatches guilds;

    Arrivals(World world, DiscordJson json, GuildDispatches guilds) {
        this.world = world;
        this.json = json;
        this.guilds = guilds;
    }

    /** @param address the address of the gateway by which the bot came, and may come back */
    void welcome(Login login, String address) {
        List<Guild> joined = world.installations().joined().stream()
                .filter(guild -> login.subscription().shard().hasGuild(guild.id()))
                .toList();
        login.dispatch("READY", ready(login, joined, address));
        for (Guild guild : joined) {
            if (!guild.unavailable()) {
                login.dispatch("GUILD_CREATE", guilds.created(guild, login.subscription()));
            }
        }
    }

    private ObjectNode ready(Login login, List<Guild> guilds, String address) {
        ObjectNode ready = Json.object()
                .put("v", 10)
                .put("session_id", login.id())
                .put("session_type", "normal")
                .put("resume_gateway_url", address);
        ready.set("user", json.self());
        ready.putArray("private_channels");
        ready.set(
                "guilds",
                Json.array(
                        guilds,
                        guild -> Json.object().put("id", Json.id(guild.id())).put("unavailable", true)));
        ready.putArray("shard")
                .add(login.subscription().shard().index())
                .add(login.subscription().shard().count());
        ready.putObject("application")
                .put("id", Json.id(world.people().botId()))
                .put("flags", 0);
        return ready;
    }

    /** The reply to a request for members by their ids. */
    ObjectNode members(JsonNode request) {
        long guildId = request.path("guild_id").asLong();
        ArrayNode members = Json.array();
        ArrayNode unknown = Json.array();
        for (JsonNode id : request.path("user_ids")) {
            world.people()
                    .member(guildId, id.asLong())
                    .ifPresentOrElse(member -> members.add(json.member(member)), () -> unknown.add(id.asText()));
        }
        ObjectNode chunk = Json.object()
                .put("guild_id", Json.id(guildId))
                .put("chunk_index", 0)
                .put("chunk_count", 1)
                .put("nonce", request.path("nonce").textValue());
        chunk.set("members", members);
        chunk.set("not_found", unknown);
        return chunk;
    }
}
