package dolmen.bot.storage.postgres;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Race;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a running host whose server fails: acknowledged writes hold, and nothing else does. */
final class PostgresFaultTest {
    /** The interval of checks whether the lock still holds. */
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    private static final Duration AT_ONCE = Duration.ofMillis(700);

    private static final Duration LONGEST_RETURN = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private static TestHost hostOn(DatabaseAddress address) {
        GameRegistry games = TestHost.allGames();
        return TestHost.on(new TestDatabase(Database.open(address, games)), games, new SettableClock());
    }

    private static Match play(TestHost host, Match match) {
        PlayResult result = host.matches.play(match.id(), match.playerToMove().orElseThrow(), match.ply(), "take-1");
        return ((PlayResult.Played) result).match();
    }

    private static void fails(StorageFault fault, TestHost host, Match match) {
        assertThatThrownBy(() -> play(host, match))
                .isInstanceOfSatisfying(
                        StorageFaultException.class,
                        failure -> assertThat(failure.fault()).isEqualTo(fault));
    }

    private static String nameOf(DatabaseAddress.Server address) {
        return address.url().getPath().substring(1);
    }

    @Test
    void ended_connections_are_replaced_and_the_database_is_locked_again_unnoticed() throws InterruptedException {
        TestServer server = TestServer.ofProcess();
        DatabaseAddress.Server address = server.database(folder);
        try (TestHost host = hostOn(address)) {
            Match match = host.begin("heap", ANNA, BERT);
            for (int turns = 0; turns < 2; turns++) {
                server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%s'"
                        .formatted(nameOf(address)));

                match = play(host, match);
            }
            Thread.sleep(BETWEEN_LOOKS);
            match = play(host, match);
            assertThat(host.database.matches().find(match.id())).contains(match);
            assertThatThrownBy(() ->
                            Database.open(address, new GameRegistry(List.of())).close())
                    .isInstanceOf(UnusableDatabaseException.class)
                    .hasMessageContaining("in use by another running Dolmen");
        }
    }

    @Test
    void while_another_program_holds_a_table_nothing_is_played_and_afterwards_all_goes_on() throws SQLException {
        TestServer server = TestServer.ofProcess();
        DatabaseAddress.Server address = server.database(folder);
        try (TestHost host = hostOn(address)) {
            Match match = host.begin("heap", ANNA, BERT);
            try (Connection other = server.connect(nameOf(address));
                    var statement = other.createStatement()) {
                other.setAutoCommit(false);
                statement.execute("LOCK TABLE moves IN EXCLUSIVE MODE");

                fails(StorageFault.LOCKED, host, match);

                other.rollback();
            }
            assertThat(play(host, match).ply()).isEqualTo(match.ply() + 1);
        }
    }

    @Test
    void while_the_server_only_reads_nothing_is_played() {
        TestServer server = TestServer.ofProcess();
        DatabaseAddress.Server address = server.database(folder);
        try (TestHost host = hostOn(address)) {
            Match match = host.begin("heap", ANNA, BERT);
            assertThatThrownBy(() -> host.database.transactions().write(handle -> {
                        handle.execute("SET TRANSACTION READ ONLY");
                        return handle.execute("UPDATE matches SET look_at = 0");
                    }))
                    .isInstanceOfSatisfying(
                            StorageFaultException.class,
                            failure -> assertThat(failure.fault()).isEqualTo(StorageFault.READ_ONLY));
            assertThat(host.database.matches().find(match.id())).contains(match);
        }
    }

    @Test
    void while_the_server_is_down_nothing_is_played_and_when_it_is_back_all_goes_on() throws Exception {
        TestServer server = TestServer.inFolder(folder);
        try (TestHost host = hostOn(server.database(folder))) {
            Match match = play(host, host.begin("heap", ANNA, BERT));
            server.stop();

            fails(StorageFault.UNREACHABLE, host, match);
            assertThatThrownBy(() -> host.database.matches().find(match.id()))
                    .isInstanceOf(StorageFaultException.class)
                    .hasMessageContaining("does not respond");

            server.startAgain();
            assertThat(playWhenBack(host, match).ply()).isEqualTo(match.ply() + 1);
        } finally {
            server.stop();
        }
    }

    @Test
    void while_it_is_known_to_be_down_everybody_is_told_so_at_once() throws Exception {
        TestServer server = TestServer.inFolder(folder);
        try (TestHost host = hostOn(server.database(folder))) {
            Match match = host.begin("heap", ANNA, BERT);
            server.stop();
            fails(StorageFault.UNREACHABLE, host, match);

            List<Duration> waits = Race.of(8, () -> {
                long asked = System.nanoTime();
                assertThatThrownBy(() -> host.database.matches().find(match.id()))
                        .isInstanceOf(StorageFaultException.class);
                return Duration.ofNanos(System.nanoTime() - asked);
            });

            assertThat(waits).allSatisfy(wait -> assertThat(wait).isLessThan(AT_ONCE));
            server.startAgain();
            assertThat(playWhenBack(host, match).ply()).isEqualTo(match.ply() + 1);
        } finally {
            server.stop();
        }
    }

    @Test
    void a_reader_is_told_in_time_that_another_program_changes_a_table() throws SQLException {
        TestServer server = TestServer.ofProcess();
        DatabaseAddress.Server address = server.database(folder);
        try (TestHost host = hostOn(address)) {
            Match match = host.begin("heap", ANNA, BERT);
            try (Connection other = server.connect(nameOf(address));
                    var statement = other.createStatement()) {
                other.setAutoCommit(false);
                statement.execute("LOCK TABLE matches IN ACCESS EXCLUSIVE MODE");

                assertThatThrownBy(() -> host.database.matches().find(match.id()))
                        .isInstanceOfSatisfying(
                                StorageFaultException.class,
                                failure -> assertThat(failure.fault()).isEqualTo(StorageFault.LOCKED));

                other.rollback();
            }
            assertThat(host.database.matches().find(match.id())).contains(match);
        }
    }

    @Test
    void repeated_conflicts_are_reported_as_an_overload() {
        DatabaseAddress.Server address = TestServer.ofProcess().database(folder);
        try (TestHost host = hostOn(address)) {
            assertThatThrownBy(() -> host.database.transactions().write(handle -> {
                        throw new IllegalStateException(new SQLException("could not serialize access", "40001"));
                    }))
                    .isInstanceOfSatisfying(
                            StorageFaultException.class,
                            failure -> assertThat(failure.fault()).isEqualTo(StorageFault.BUSY));
        }
    }

    @Test
    void without_free_connections_a_reader_is_refused() throws Exception {
        DatabaseAddress.Server address = TestServer.ofProcess().database(folder);
        try (TestHost host = hostOn(address)) {
            var ended = new CountDownLatch(1);
            List<Thread> readers = IntStream.range(0, address.connections())
                    .mapToObj(reader -> Thread.ofVirtual()
                            .start(() -> host.database.transactions().read(handle -> awaited(handle, ended))))
                    .toList();
            Thread.sleep(BETWEEN_LOOKS);

            assertThatThrownBy(() -> host.database.matches().find(new MatchId(1)))
                    .isInstanceOfSatisfying(
                            StorageFaultException.class,
                            failure -> assertThat(failure.fault()).isEqualTo(StorageFault.UNREACHABLE));

            ended.countDown();
            for (Thread reader : readers) {
                reader.join();
            }
            assertThat(host.database.matches().find(new MatchId(1))).isEmpty();
        }
    }

    private static boolean awaited(Handle handle, CountDownLatch ended) {
        handle.execute("SELECT 1");
        try {
            return ended.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static Match playWhenBack(TestHost host, Match match) throws InterruptedException {
        Instant end = Instant.now().plus(LONGEST_RETURN);
        while (true) {
            try {
                return play(host, match);
            } catch (StorageFaultException notYet) {
                assertThat(Instant.now()).isBefore(end);
                Thread.sleep(BETWEEN_LOOKS);
            }
        }
    }
}
