package dolmen.bot.discord.place;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/** The connections of this process to Discord, one for each of its shards. Safe for use by many threads. */
public final class Connections {
    /** The reason why work waits for the connection of its server. */
    public static final String MISSING = "not connected to Discord, or another process serves that server";

    private final List<JDA> all = new CopyOnWriteArrayList<>();

    /** Adds a connection, which need not be up yet. */
    public void add(JDA connection) {
        all.add(connection);
    }

    /** All connections that were added. */
    public List<JDA> all() {
        return all;
    }

    /** The connection of the server's shard, up or not; empty if another process runs the shard. */
    public Optional<JDA> of(GuildId server) {
        return all.stream().filter(connection -> serves(connection, server)).findFirst();
    }

    private static boolean serves(JDA connection, GuildId server) {
        JDA.ShardInfo shard = connection.getShardInfo();
        return Shards.shardOf(server, shard.getShardTotal()) == shard.getShardId();
    }

    /** The connection of the server's shard, if it is up. */
    public Optional<JDA> standing(GuildId server) {
        return of(server).filter(Connections::stands);
    }

    /** The server as the client knows it; empty if the bot is no member, or if another process runs its shard. */
    public Optional<Guild> guild(GuildId server) {
        return of(server).map(connection -> connection.getGuildById(server.value()));
    }

    /** The tag of the language of the server on Discord, such as {@code sv-SE}; empty if the server is unknown. */
    public Optional<String> language(GuildId server) {
        return guild(server).map(guild -> guild.getLocale().getLocale());
    }

    /** Any connection, for requests without a server, such as direct messages. */
    public JDA any() {
        return all.getFirst();
    }

    /** A channel or thread of any server. */
    public Optional<GuildMessageChannel> channel(long id) {
        return all.stream()
                .map(connection -> connection.getChannelById(GuildMessageChannel.class, id))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** True while all connections are up. */
    public boolean stand() {
        return !all.isEmpty() && all.stream().allMatch(Connections::stands);
    }

    /** True while the connection is up. */
    public static boolean stands(JDA connection) {
        return connection.getStatus() == JDA.Status.CONNECTED;
    }
}
