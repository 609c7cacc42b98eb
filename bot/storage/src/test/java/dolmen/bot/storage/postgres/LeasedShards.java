package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Processes that lease the shards of one database. */
abstract class LeasedShards {
    static final GameRegistry NO_GAMES = new GameRegistry(List.of());
    static final Shards LOWER = new Shards(0, 1, 4);
    static final Shards UPPER = new Shards(2, 3, 4);
    static final Instant MOMENT = Instant.ofEpochMilli(1_795_000_000_123L);
    static final Duration LONG_ENOUGH = Duration.ofMillis(2_200);

    @TempDir
    Path folder;

    DatabaseAddress.Server address = TestServer.ofProcess().named("template1");

    @BeforeEach
    final void make_a_database() {
        address = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
    }

    final Database open(Shards shards) {
        return Database.open(address, NO_GAMES, shards, Upgrade.REFUSED);
    }

    static CompletableFuture<Lease.Waited> waiting(Database database) {
        return waiting(database, () -> false);
    }

    static CompletableFuture<Lease.Waited> waiting(Database database, BooleanSupplier givesUp) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return database.lease().await(givesUp);
                    } catch (InterruptedException interrupted) {
                        throw new AssertionError(interrupted);
                    }
                },
                Thread::startVirtualThread);
    }
}
