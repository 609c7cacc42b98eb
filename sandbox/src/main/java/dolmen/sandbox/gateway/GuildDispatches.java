package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.gateway.Dispatches.Dispatch;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import java.time.Instant;
import java.util.List;

/** Builds the events that tell a login of a server's arrival or loss. */
final class GuildDispatches {
    private final World world;
    private final DiscordJson json;

    GuildDispatches(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    List<Dispatch> gained(Guild guild, Subscription subscription) {
        return hears(guild, subscription)
                ? List.of(new Dispatch("GUILD_CREATE", created(guild, subscription)))
                : List.of();
    }

    List<Dispatch> changed(Guild guild, Subscription subscription) {
        return hears(guild, subscription) ? List.of(new Dispatch("GUILD_UPDATE", json.guild(guild))) : List.of();
    }

    private boolean hears(Guild guild, Subscription subscription) {
        return subscription.hears(guild.id(), Intent.GUILDS)
                && world.installations().attends(guild.id());
    }

    /** Only an outage sets {@code unavailable}; without it the bot is no longer a member. */
    List<Dispatch> lost(WorldEvent.GuildLost lost, Subscription subscription) {
        ObjectNode payload = Json.object().put("id", Json.id(lost.guild().id()));
        if (lost.unavailable()) {
            payload.put("unavailable", true);
        }
        boolean joined = world.installations().joined().contains(lost.guild());
        return joined && subscription.hears(lost.guild().id(), Intent.GUILDS)
                ? List.of(new Dispatch("GUILD_DELETE", payload))
                : List.of();
    }

    /** The payload of {@code GUILD_CREATE}, for a server that the bot can reach. */
    ObjectNode created(Guild guild, Subscription subscription) {
        long botId = world.people().botId();
        List<Member> everybody = world.people().membersOf(guild.id());
        Instant joined =
                world.people().member(guild.id(), botId).map(Member::joined).orElseGet(world::now);
        List<Member> shown = everybody.stream()
                .filter(member -> member.userId() == botId || subscription.wants(Intent.GUILD_MEMBERS))
                .toList();
        List<ThreadChannel> threads = world.channels().threads().stream()
                .filter(thread -> thread.guildId() == guild.id() && !thread.archived())
                .filter(thread -> world.channels().sees(botId, thread))
                .toList();
        ObjectNode payload = json.guild(guild)
                .put("joined_at", Json.time(joined))
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
}
