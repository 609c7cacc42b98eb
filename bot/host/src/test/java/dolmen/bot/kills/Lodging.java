package dolmen.bot.kills;

import dolmen.bot.e2e.HostProcess;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/**
 * Where the hosts of a drill keep everything, and who follows one that was killed.
 *
 * @param shards those of the hosts that are killed
 * @param kept whether another host stands by, and takes over
 */
record Lodging(Path folder, DatabaseAddress address, Shards shards, boolean kept) {
    private static final int TOTAL = 4;

    /** A file, with one host after the other. */
    static Lodging inFile(Path folder) {
        return new Lodging(folder, new DatabaseAddress.File(folder.resolve("data/dolmen.db")), Shards.ALL, false);
    }

    /** A database of a server, and two shards of four, of which one has the server on Discord. */
    static Lodging onServer(Path folder, GuildId guild) {
        return onServer(folder, guild, TestServer.ofProcess().database(folder.resolve("dolmen.db")));
    }

    /** The same with that database. */
    static Lodging onServer(Path folder, GuildId guild, DatabaseAddress.Server address) {
        int first = Shards.shardOf(guild, TOTAL) / 2 * 2;
        return new Lodging(folder, address, new Shards(first, first + 1, TOTAL), true);
    }

    /** The shards that these hosts do not have. */
    Shards others() {
        return shards.first() == 0 ? new Shards(2, 3, TOTAL) : new Shards(0, 1, TOTAL);
    }

    HostProcess start(Shards some, Map<String, String> discord) throws IOException {
        return start(some, discord, address);
    }

    /** @param way to the same database, or its own address */
    HostProcess start(Shards some, Map<String, String> discord, DatabaseAddress way) throws IOException {
        var environment = new HashMap<>(discord);
        if (way instanceof DatabaseAddress.Server server) {
            environment.put("DOLMEN_DATABASE_URL", server.url().toString());
            environment.put("DOLMEN_DATABASE_USER", server.user().orElseThrow());
            environment.put("DOLMEN_DATABASE_PASSWORD", server.password().orElseThrow());
            environment.put("DOLMEN_SHARDS", some.toString());
        }
        return HostProcess.start(folder, environment);
    }

    /** A connection beside the hosts. */
    Connection connect() throws SQLException {
        return switch (address) {
            case DatabaseAddress.File(Path file) -> DriverManager.getConnection("jdbc:sqlite:" + file);
            case DatabaseAddress.Server server ->
                DriverManager.getConnection(
                        "jdbc:" + server.url(),
                        server.user().orElseThrow(),
                        server.password().orElseThrow());
        };
    }
}
