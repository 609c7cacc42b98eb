package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Upgrade;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Replicas know each other by the database. */
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class RosterTest {
    private static final int SHARDS = 3;

    @TempDir
    private Path folder;

    /** So the others keep all shards until Discord has let it in. */
    @Test
    void a_replica_counts_from_its_first_look_until_it_leaves() throws Exception {
        DatabaseAddress.Server address = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        try (Roster first = Roster.join(address, SHARDS, Upgrade.REFUSED);
                Roster second = Roster.join(address, SHARDS, Upgrade.REFUSED)) {
            assertThat(seenBy(first)).containsExactly(first.number());

            assertThat(seenBy(second)).containsExactly(first.number(), second.number());
            assertThat(seenBy(first)).containsExactly(first.number(), second.number());

            second.leave();
            awaitThat(() -> seenBy(first).equals(Set.of(first.number())));
        }
    }

    /** Its shards are not free yet; those of one that has left are. */
    @Test
    void a_replica_that_gives_no_signs_is_silent_until_it_leaves() throws Exception {
        DatabaseAddress.Server address = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        try (Roster first = Roster.join(address, SHARDS, Upgrade.REFUSED);
                Roster second = Roster.join(address, SHARDS, Upgrade.REFUSED)) {
            seenBy(second);
            awaitThat(() -> !seenBy(first).contains(second.number()));
            assertThat(first.look().orElseThrow().silent()).containsExactly(second.number());

            second.leave();
            awaitThat(() -> first.look().orElseThrow().silent().isEmpty());
        }
    }

    /** The server notices the end of a connection a moment later. */
    private static void awaitThat(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(100);
        }
    }

    private static SortedSet<Integer> seenBy(Roster roster) {
        return roster.look().orElseThrow().replicas();
    }
}
