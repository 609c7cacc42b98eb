package dolmen.bot.storage.postgres;

import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.DatabaseEngine;
import dolmen.bot.storage.sql.Upgrade;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The replicas that share the shards of a bot, with this process as one of them. The database server knows a replica by
 * a lock of a separate connection, so a process that has ended is not one any more. A replica counts from its first
 * look at the roster. Each look is a sign of life; look about once a second. A replica without such a sign for four
 * seconds does not count. Safe for use by many threads.
 */
public final class Roster implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Roster.class);

    /** As long as a standby waits before it suspects the process that has its shards. */
    private static final Duration SUSPICIOUS = Duration.ofSeconds(4);

    /** A shard has about a hundredth of the matches of a large bot; its host needs a reader and a writer. */
    private static final int PARTS_OF_POOL = 4;

    private final PostgresServer server;
    private final int total;
    private final HeldLocks use;
    private final HikariDataSource connection;

    private Roster(PostgresServer server, int total, HeldLocks use) {
        this.server = server;
        this.total = total;
        this.use = use;
        this.connection = server.keptSilent(Locks.replica(server.replica()));
    }

    /**
     * The shards and the replicas at a moment.
     *
     * @param replicas the numbers of the replicas that send signs of life, older ones first
     * @param silent the numbers of those that send none but have not left
     * @param holders the numbers of the replicas that have shards, by shard
     * @param fixed the shards of processes that are no replicas
     */
    public record Holdings(
            SortedSet<Integer> replicas, Set<Integer> silent, Map<Integer, Integer> holders, Set<Integer> fixed) {
        public Holdings {
            silent = Set.copyOf(silent);
            holders = Map.copyOf(holders);
            fixed = Set.copyOf(fixed);
        }
    }

    /**
     * Joins the other replicas, and migrates the tables if that is necessary.
     *
     * @param total the number of shards in all processes together
     * @param upgrade the upgrade of a database from an older release
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if the database cannot be opened; its contents are
     *     unchanged
     */
    public static Roster join(DatabaseAddress.Server address, int total, Upgrade upgrade) {
        return ServerObstacle.orElse(address, () -> {
            PostgresServer server = PostgresDatabase.reached(address).numbered();
            int connections = Math.max(2, address.connections() / PARTS_OF_POOL);
            HeldLocks use = PostgresDatabase.together(server, new Shards(0, total - 1, total), upgrade);
            try {
                return new Roster(server.ofReplica(server.fence(), connections), total, use);
            } catch (RuntimeException failure) {
                use.close();
                throw failure;
            }
        });
    }

    /** The number of this replica; later ones have higher numbers, unless two billion transactions lie in between. */
    public int number() {
        return server.replica();
    }

    /** The number of shards in all processes together. */
    public int total() {
        return total;
    }

    /** Looks at the roster; empty if the server does not answer. */
    public Optional<Holdings> look() {
        try (Connection taken = connection.getConnection();
                Statement statement = taken.createStatement();
                ResultSet row = statement.executeQuery(Locks.replicas())) {
            var replicas = new TreeSet<Integer>();
            var silent = new HashSet<Integer>();
            var holders = new HashMap<Integer, Integer>();
            var fixed = new HashSet<Integer>();
            while (row.next()) {
                int replica = row.getInt("replica");
                boolean numbered = !row.wasNull();
                int shard = row.getInt("shard");
                boolean held = !row.wasNull();
                if (!held) {
                    (row.getLong("silence") < SUSPICIOUS.toMillis() ? replicas : silent).add(replica);
                } else if (numbered) {
                    holders.put(shard, replica);
                } else {
                    fixed.add(shard);
                }
            }
            return Optional.of(new Holdings(replicas, silent, holders, fixed));
        } catch (SQLException failure) {
            log.debug("Could not look at the other replicas", failure);
            return Optional.empty();
        }
    }

    /** Opens the database for one shard, which this replica may then lease. */
    public DatabaseEngine open(int shard) {
        return PostgresDatabase.open(server, new Shards(shard, shard, total));
    }

    /** Leaves the other replicas, which then take over the shards. Idempotent. */
    public void leave() {
        connection.close();
    }

    @Override
    public void close() {
        leave();
        use.close();
    }
}
