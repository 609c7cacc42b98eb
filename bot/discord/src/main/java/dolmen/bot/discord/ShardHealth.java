package dolmen.bot.discord;

import dolmen.bot.discord.place.Connections;
import java.time.Duration;
import net.dv8tion.jda.api.JDA;

/**
 * How a shard is.
 *
 * @param number from 0
 * @param connected whether its connection to the gateway stands
 * @param ping how long its latest heartbeat took; negative before the first
 * @param servers how many it has, with those that Discord has lost for a while
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
