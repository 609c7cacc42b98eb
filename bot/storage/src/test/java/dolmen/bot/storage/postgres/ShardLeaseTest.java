package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Shards;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.WayToServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.Upgrade;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 2, unit = TimeUnit.MINUTES)
final class ShardLeaseTest extends LeasedShards {
    private static final Duration SLOW_LOGIN = Duration.ofSeconds(1);

    @Test
    void each_range_is_leased_once() {
        try (Database first = open(LOWER);
                Database second = open(LOWER);
                Database other = open(UPPER);
                Database between = open(new Shards(1, 2, 4))) {
            assertThat(first.lease().take()).isTrue();
            assertThat(first.lease().take()).isTrue();
            assertThat(second.lease().take()).isFalse();
            assertThat(between.lease().take()).isFalse();
            assertThat(other.lease().take()).isTrue();
            assertThat(first.lease().held()).isTrue();
            assertThat(second.lease().held()).isFalse();
            assertThat(second.lease().holder().orElseThrow())
                    .contains(Long.toString(ProcessHandle.current().pid()));
        }
    }

    @Test
    void a_waiting_process_gets_the_lease_when_its_holder_ends() throws Exception {
        try (Database second = open(LOWER)) {
            CompletableFuture<Lease.Waited> waited;
            try (Database first = open(LOWER)) {
                assertThat(first.lease().take()).isTrue();
                waited = waiting(second);
                assertThat(waited).isNotDone();
            }
            assertThat(waited.get()).isEqualTo(Lease.Waited.TAKEN);
            assertThat(second.lease().held()).isTrue();
        }
    }

    /** The server logs each refusal as an error, and rolls back. */
    @Test
    void a_waiting_process_causes_no_errors_meanwhile() throws Exception {
        try (Database second = open(LOWER)) {
            CompletableFuture<Lease.Waited> waited;
            try (Database first = open(LOWER)) {
                assertThat(first.lease().take()).isTrue();
                long before = refusals();
                waited = waiting(second);
                Thread.sleep(2_000);
                assertThat(refusals()).isEqualTo(before);
                assertThat(waited).isNotDone();
            }
            assertThat(waited.get()).isEqualTo(Lease.Waited.TAKEN);
        }
    }

    private long refusals() throws SQLException {
        try (Connection connection = TestServer.ofProcess().connect("postgres");
                Statement statement = connection.createStatement();
                ResultSet answer =
                        statement.executeQuery("SELECT xact_rollback FROM pg_stat_database WHERE datname = '%s'"
                                .formatted(address.url().getPath().substring(1)))) {
            answer.next();
            return answer.getLong(1);
        }
    }

    @Test
    void a_holder_that_was_cut_off_has_lost_it_for_good_once_another_has_taken_it_and_stores_nothing()
            throws Exception {
        try (WayToServer way = WayToServer.to(address.url());
                Database first = Database.open(way.of(address), NO_GAMES, LOWER, Upgrade.REFUSED);
                Database second = open(LOWER)) {
            assertThat(first.lease().take()).isTrue();
            first.people().names().remember(TestHost.ANNA);
            way.cut(WayToServer.Cut.REFUSED);
            assertThat(second.lease().await(() -> false)).isEqualTo(Lease.Waited.TAKEN);
            way.mend();

            assertStoresNothing(first);
            while (!first.lease().lost()) {
                Thread.sleep(100);
            }
            assertThat(first.lease().held()).isFalse();
            assertThat(first.lease().doubtful()).isTrue();
            second.lease().close();
            assertStoresNothing(first);
            first.lease().close();
            assertThat(first.lease().lost()).as("after its end").isTrue();
            assertThat(second.people().names().of(TestHost.ANNA.id())).isPresent();
        }
    }

    @Test
    void of_two_that_stand_by_one_is_told_that_the_holder_is_silent_before_one_of_them_takes_it() throws Exception {
        try (WayToServer way = WayToServer.to(address.url());
                Database silent = Database.open(way.of(address), NO_GAMES, LOWER, Upgrade.REFUSED);
                Database second = open(LOWER);
                Database third = open(LOWER)) {
            assertThat(silent.lease().take()).isTrue();
            CompletableFuture<Lease.Waited> one = waiting(second);
            CompletableFuture<Lease.Waited> other = waiting(third);

            way.cut(WayToServer.Cut.UNHEARD);

            assertThat(CompletableFuture.anyOf(one, other).get()).isEqualTo(Lease.Waited.SILENT);
            CompletableFuture<Lease.Waited> told = waiting(one.isDone() ? second : third);
            CompletableFuture<Lease.Waited> untold = one.isDone() ? other : one;
            assertThat(untold).isNotDone();
            assertThat(CompletableFuture.anyOf(told, untold).get()).isEqualTo(Lease.Waited.TAKEN);
            assertThat(second.lease().held() || third.lease().held()).isTrue();
            second.lease().close();
            third.lease().close();
            CompletableFuture.allOf(told, untold).get();
        }
    }

    /** Neither in a serializable transaction nor in the turn of a match. */
    private static void assertStoresNothing(Database database) {
        assertThatThrownBy(() -> database.people().names().remember(TestHost.BERT))
                .isInstanceOf(StorageFaultException.class);
        assertThatThrownBy(() -> database.matches().repository().lookAgain(new MatchId(1), MOMENT))
                .isInstanceOf(StorageFaultException.class);
        assertThat(database.people().names().of(TestHost.BERT.id())).isEmpty();
    }

    @Test
    void the_server_knows_when_a_holder_has_given_its_last_sign_of_life() throws Exception {
        try (Database first = open(LOWER);
                Connection connection =
                        TestServer.ofProcess().connect(address.url().getPath().substring(1))) {
            assertThat(first.lease().take()).isTrue();
            Holder before = Holder.find(connection, LOWER).orElseThrow();
            Thread.sleep(LONG_ENOUGH);
            Holder after = Holder.find(connection, LOWER).orElseThrow();
            assertThat(after.fence()).isEqualTo(before.fence()).isPositive();
            assertThat(after.sign()).isGreaterThan(before.sign());
            assertThat(after.silence()).isLessThan(LONG_ENOUGH);
        }
    }

    @Test
    void a_holder_that_is_cut_off_is_in_doubt_after_a_while_until_it_is_told_again() throws Exception {
        try (WayToServer way = WayToServer.to(address.url());
                Database database = Database.open(way.of(address), NO_GAMES, LOWER, Upgrade.REFUSED)) {
            Lease lease = database.lease();
            assertThat(lease.take()).isTrue();
            Thread.sleep(LONG_ENOUGH);
            assertThat(lease.held()).isTrue();
            assertThat(lease.doubtful()).isFalse();

            way.cut(WayToServer.Cut.SILENT);
            while (!lease.doubtful()) {
                Thread.sleep(100);
            }
            assertThatThrownBy(lease::held).isInstanceOf(StorageFaultException.class);
            assertThat(lease.lost()).isFalse();

            way.mend();
            awaitHeld(lease);
            assertThat(lease.doubtful()).isFalse();
        }
    }

    private static void awaitHeld(Lease lease) throws InterruptedException {
        while (true) {
            try {
                assertThat(lease.held()).isTrue();
                return;
            } catch (StorageFaultException notYet) {
                Thread.sleep(100);
            }
        }
    }

    @Test
    void an_exclusive_process_and_hosts_exclude_each_other() {
        for (Shards shards : List.of(LOWER, Shards.ALL)) {
            try (Database some = open(shards)) {
                assertThatThrownBy(() -> Database.open(address, NO_GAMES))
                        .hasMessageContaining("in use by another running Dolmen");
                assertThat(some.figures()).isNotNull();
            }
            try (Database alone = Database.open(address, NO_GAMES)) {
                assertThatThrownBy(() -> open(shards)).hasMessageContaining("exclusive access");
                assertThat(alone.figures()).isNotNull();
            }
        }
    }

    @Test
    void a_host_of_all_shards_and_hosts_of_some_do_not_meet() {
        try (Database some = open(LOWER)) {
            assertThatThrownBy(() -> open(Shards.ALL)).hasMessageContaining("whose DOLMEN_SHARDS names a range");
            assertThat(some.figures()).isNotNull();
        }
        try (Database all = open(Shards.ALL)) {
            assertThatThrownBy(() -> open(LOWER)).hasMessageContaining("another total number of shards than 4");
            assertThat(all.figures()).isNotNull();
        }
    }

    @Test
    void all_shards_are_leased_once() {
        try (Database first = open(Shards.ALL);
                Database second = open(Shards.ALL)) {
            assertThat(first.lease().take()).isTrue();
            assertThat(second.lease().take()).isFalse();
            assertThat(second.lease().held()).isFalse();
        }
    }

    @Test
    void hosts_that_divide_the_servers_in_other_ways_do_not_meet() {
        try (Database some = open(LOWER)) {
            assertThatThrownBy(() -> open(new Shards(5, 5, 16)))
                    .hasMessageContaining("another total number of shards than 16");
            assertThat(some.figures()).isNotNull();
        }
    }

    @Test
    void of_several_that_start_on_an_empty_database_one_makes_the_tables() {
        address = TestServer.ofProcess().made("empty", "CREATE DATABASE empty");
        List<CompletableFuture<Database>> starting = List.of(LOWER, UPPER, LOWER).stream()
                .map(shards -> CompletableFuture.supplyAsync(() -> open(shards), Thread::startVirtualThread))
                .toList();
        starting.forEach(started -> started.join().close());
    }

    @Test
    void a_file_is_for_all_shards() {
        var file = new DatabaseAddress.File(folder.resolve("file.db"));
        assertThatThrownBy(() -> Database.open(file, NO_GAMES, LOWER, Upgrade.REFUSED))
                .hasMessageContaining("Shards 0-1/4 need a database");
    }

    /** Discord wants five seconds between two of a group. */
    @Test
    void shards_of_a_group_log_in_one_after_the_other_whatever_their_process() throws Exception {
        try (Database first = open(LOWER);
                Database second = open(UPPER)) {
            long began = System.nanoTime();
            Runnable loggedIn = first.takeLogin(0);
            second.takeLogin(1).run();
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(5));

            Thread.sleep(SLOW_LOGIN);
            long later = System.nanoTime();
            loggedIn.run();
            second.takeLogin(0).run();
            assertThat(Duration.ofNanos(System.nanoTime() - later)).isGreaterThan(Duration.ofSeconds(5));
        }
    }
}
