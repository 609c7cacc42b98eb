package dolmen.bot.discord;

import dolmen.bot.discord.place.Connections;
import java.time.Duration;
import net.dv8tion.jda.api.JDA;

/**
 * The state of a shard.
 *
 * @param number the number of the shard, from 0
 * @param connected true if its connection to the gateway is up
 * @param ping the round trip of its latest heartbeat; negative before the first
 * @param servers the number of its servers, including temporarily unavailable ones
 */
public record ShardHealth(int number, boolean connected, Duration ping, long servers) {

    static ShardHealth of(JDA connection) {
        return new ShardHealth(
                connection.getShardInfo().getShardId(),
                Connections.stands(connection),
                Duration.ofMillis(connection.getGatewayPing()),
                connection.getGuildCache().size()
                        + connection.getUnavailableGuilds().size());
    }
}
