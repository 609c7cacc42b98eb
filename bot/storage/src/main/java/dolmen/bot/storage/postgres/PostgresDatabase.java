package dolmen.bot.storage.postgres;

import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.fault.StorageFault;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.DatabaseEngine;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.Repetition;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.StoredBytes;
import dolmen.bot.storage.sql.Territory;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An open database of a PostgreSQL server. It has the right encoding, is locked against a second host, and is migrated.
 * Safe for use by many threads.
 */
public final class PostgresDatabase implements DatabaseEngine {
    /** Concurrent writers conflict for a few milliseconds. */
    private static final Repetition WHILE_OTHERS_WRITE = new Repetition(Duration.ofSeconds(2));

    private static final Logger log = LoggerFactory.getLogger(PostgresDatabase.class);
    /** Creating all tables takes less than ten seconds. */
    private static final int MOST_GLANCES = 20;

    private static final Duration BETWEEN_LOGINS = Duration.ofMillis(5_500);

    private final PostgresServer server;
    private final Shards shards;
    private final HeldLocks use;
    private final Lease lease;
    private final PostgresIsolation isolation;
    private final HikariDataSource writers;
    private final HikariDataSource readers;
    private final Pulse pulse;

    private PostgresDatabase(
            PostgresServer server, Shards shards, HeldLocks use, Lease lease, PostgresIsolation isolation) {
        this.server = server;
        this.shards = shards;
        this.use = use;
        this.lease = lease;
        this.isolation = isolation;
        this.writers = server.writers();
        this.readers = server.readers();
        this.pulse = Pulse.of(server.forPulse());
    }

    /**
     * Opens the database for exclusive use by this process, and migrates its tables.
     *
     * @param upgrade the upgrade of a database from an older release
     * @throws UnusableDatabaseException if the database cannot be opened; its contents are unchanged
     */
    public static PostgresDatabase open(DatabaseAddress.Server address, Upgrade upgrade) {
        return ServerObstacle.orElse(address, () -> {
            PostgresServer server = reached(address);
            return open(
                    server, Shards.ALL, alone(server, upgrade), Lease.ALONE, new PostgresIsolation(OptionalInt::empty));
        });
    }

    /**
     * Opens the database for one of several processes, each of which has some shards, or waits for them.
     *
     * @param shards the shards of this process
     * @param upgrade the upgrade of a database from an older release
     */
    public static PostgresDatabase open(DatabaseAddress.Server address, Shards shards, Upgrade upgrade) {
        return ServerObstacle.orElse(address, () -> {
            PostgresServer server = reached(address).numbered();
            return open(server, shards, together(server, shards, upgrade));
        });
    }

    private static PostgresDatabase open(PostgresServer server, Shards shards, HeldLocks use) {
        var lease = new ShardLease(server, shards);
        return open(server, shards, use, lease, new PostgresIsolation(lease::fence));
    }

    /** Opens the database for one shard of a replica, whose roster has migrated the tables. */
    static PostgresDatabase open(PostgresServer replica, Shards shard) {
        return ServerObstacle.orElse(replica.address(), () -> {
            PostgresServer server = replica.numbered();
            return open(server, shard, together(server, shard, Upgrade.REFUSED));
        });
    }

    /**
     * Connects to a database and checks its encoding.
     *
     * @throws UnusableDatabaseException if that fails; the message is for the operator
     */
    public static void requireReachable(DatabaseAddress.Server address) {
        ServerObstacle.orElse(address, () -> reached(address));
    }

    static PostgresServer reached(DatabaseAddress.Server address) {
        var server = new PostgresServer(address);
        server.requireEncoding();
        return server;
    }

    private static PostgresDatabase open(
            PostgresServer server, Shards shards, HeldLocks use, Lease lease, PostgresIsolation isolation) {
        try {
            return new PostgresDatabase(server, shards, use, lease, isolation);
        } catch (RuntimeException failure) {
            use.close();
            throw failure;
        }
    }

    private static HeldLocks alone(PostgresServer server, Upgrade upgrade) {
        HeldLocks alone = HeldLocks.ofWhole(server);
        try {
            schema(server, upgrade).migrate();
            return alone;
        } catch (RuntimeException failure) {
            alone.close();
            throw failure;
        }
    }

    /** Migrates the tables under an exclusive lock, so that no process meets tables of another release. */
    static HeldLocks together(PostgresServer server, Shards shards, Upgrade upgrade) {
        Schema schema = schema(server, upgrade);
        schema.refuseNewer();
        migrateAlone(server, schema);
        return HeldLocks.takeSoon(server, Locks.together(shards))
                .orElseThrow(() -> new UnusableDatabaseException(
                        "The database %s is in use by a Dolmen process with exclusive access, or by processes %s."
                                .formatted(server.address(), dividedOtherwise(shards))));
    }

    private static String dividedOtherwise(Shards shards) {
        return shards.equals(Shards.ALL)
                ? "whose DOLMEN_SHARDS names a range, unlike this one's"
                : "with another total number of shards than " + shards.total();
    }

    /** Migrates the tables. If several processes start at once, the others wait for the first. */
    private static void migrateAlone(PostgresServer server, Schema schema) {
        for (int glances = 0; schema.outdated(); glances++) {
            Optional<HeldLocks> alone = HeldLocks.take(server, Locks.alone());
            if (alone.isPresent()) {
                try (HeldLocks held = alone.get()) {
                    held.require();
                    schema.migrate();
                }
            } else if (glances == MOST_GLANCES || !HeldLocks.rested()) {
                throw new UnusableDatabaseException(
                        "This release changes the tables of %s. Stop all processes of the older release first. If another process of this release is changing them, start this one again later."
                                .formatted(server.address()));
            }
        }
    }

    private static Schema schema(PostgresServer server, Upgrade upgrade) {
        return new Schema(server.atStart(), "postgres", server.address().toString(), upgrade);
    }

    @Override
    public Transactions transactions(JdbiPlugin values) {
        return new Transactions(
                writers,
                readers,
                storable(values),
                use::require,
                isolation,
                WHILE_OTHERS_WRITE,
                pulse,
                new Territory(shards));
    }

    @Override
    public Lease lease() {
        return lease;
    }

    /** Holds the turn through a separate connection until Discord accepts another login. */
    @Override
    public Runnable takeLogin(int group) {
        if (!lease.shared()) {
            return () -> {};
        }
        while (true) {
            Optional<Runnable> turn = loginTurn(group);
            if (turn.isPresent()) {
                return turn.get();
            }
            log.info("Waiting for other shards to log in (group {})", group);
        }
    }

    /** If the database fails, the client's own pauses must suffice. Discord refuses a login that comes too soon. */
    private Optional<Runnable> loginTurn(int group) {
        try {
            Connection turn = server.source().getConnection();
            try (Statement statement = turn.createStatement()) {
                statement.execute(Locks.login(group));
                return Optional.of(() -> Thread.ofVirtual().name("login-turn").start(() -> keep(turn)));
            } catch (SQLException failure) {
                turn.close();
                throw failure;
            }
        } catch (SQLException failure) {
            if (Faults.behind(failure).equals(Optional.of(StorageFault.LOCKED))) {
                return Optional.empty();
            }
            log.warn("Shards of other processes may log in at the same time: {}", failure.getMessage());
            return Optional.of(() -> {});
        }
    }

    private static void keep(Connection turn) {
        try (turn) {
            Thread.sleep(BETWEEN_LOGINS);
        } catch (SQLException | InterruptedException ended) {
            log.debug("The login turn ended early", ended);
        }
    }

    private static JdbiPlugin storable(JdbiPlugin values) {
        return new JdbiPlugin() {
            @Override
            public void customizeJdbi(Jdbi jdbi) {
                jdbi.installPlugin(values);
                jdbi.registerArgument(new StorableTexts());
            }
        };
    }

    /** The server checks its own files. */
    @Override
    public void check() {}

    @Override
    public Optional<String> damage() {
        return Optional.empty();
    }

    @Override
    public StoredBytes size(Handle handle) {
        long all = handle.createQuery("SELECT pg_database_size(current_database())")
                .mapTo(long.class)
                .one();
        return new StoredBytes(all, OptionalLong.empty(), OptionalLong.empty());
    }

    /** The server enforces foreign keys, so it has no such rows. */
    @Override
    public List<String> brokenReferences(Handle handle) {
        return List.of();
    }

    @Override
    public void close() {
        try (use;
                lease;
                pulse) {
            readers.close();
            writers.close();
        }
    }
}
