package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import java.util.List;

/** What a bot is told when it arrives: who it is, and how its servers look. */
final class Arrivals {
    private final World world;
    private final DiscordJson json;
    private final String url;

    Arrivals(World world, DiscordJson json, String url) {
        this.world = world;
        this.json = json;
        this.url = url;
    }

    void welcome(Login login) {
        List<Guild> guilds = world.people().guilds().stream()
                .filter(guild -> login.subscription().shard().hasGuild(guild.id()))
                .toList();
        login.dispatch("READY", ready(login, guilds));
        for (Guild guild : guilds) {
            login.dispatch("GUILD_CREATE", guild(guild, login.subscription()));
        }
    }

    private ObjectNode ready(Login login, List<Guild> guilds) {
        ObjectNode ready = Json.object()
                .put("v", 10)
                .put("session_id", login.id())
                .put("session_type", "normal")
                .put("resume_gateway_url", url);
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

    private ObjectNode guild(Guild guild, Subscription subscription) {
        long botId = world.people().botId();
        List<Member> everybody = world.people().membersOf(guild.id());
        List<Member> shown = everybody.stream()
                .filter(member -> member.userId() == botId || subscription.wants(Intent.GUILD_MEMBERS))
                .toList();
        List<ThreadChannel> threads = world.channels().threads().stream()
                .filter(thread -> thread.guildId() == guild.id() && !thread.archived())
                .filter(thread -> world.channels().sees(botId, thread))
                .toList();
        ObjectNode payload = json.guild(guild)
                .put("joined_at", Json.time(everybody.getFirst().joined()))
                .put("large", false)
                .put("unavailable", false)
                .put("member_count", everybody.size());
        payload.set("members", Json.array(shown, json::member));
        payload.set("threads", Json.array(threads, thread -> json.channel(thread, botId)));
        payload.set(
                "channels",
                Json.array(
                        world.channels().texts().stream()
                                .filter(channel -> channel.guildId() == guild.id())
                                .toList(),
                        channel -> json.channel(channel, botId)));
        for (String empty : List.of(
                "voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")) {
            payload.putArray(empty);
        }
        return payload;
    }

    /** The members that a bot has asked for by their ids. */
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
