package dolmen.bot.storage.postgres;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Race;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a server that takes connections and statements and does not answer, like one that was suspended by a signal, or
 * behind a network that swallows everything.
 */
final class FrozenServerTest {
    private static final int PEOPLE = 5;

    /** Discord waits three seconds. */
    private static final Duration IN_TIME = Duration.ofMillis(2_500);

    private static final Duration CALM = Duration.ofSeconds(2);
    private static final Duration SHORT_OF_LONG = Duration.ofMillis(800);
    private static final Duration NOBODY_WAITS = Duration.ofMillis(3_300);
    private static final Duration LONGEST_RETURN = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private TestServer server;
    private DatabaseAddress.Server address;
    private TestHost host;

    @BeforeEach
    void start() throws IOException {
        server = TestServer.inFolder(folder);
        address = server.database(folder);
        GameRegistry games = TestHost.allGames();
        host = TestHost.on(new TestDatabase(Database.open(address, games)), games, new SettableClock());
    }

    @AfterEach
    void stop() throws IOException {
        host.close();
        server.stop();
    }

    private Match play(Match match) {
        PlayResult result = host.matches.play(match.id(), match.playerToMove().orElseThrow(), match.ply(), "take-1");
        return ((PlayResult.Played) result).match();
    }

    private static Duration untilTold(Callable<?> question) {
        return untilTold(StorageFault.UNREACHABLE, question);
    }

    private static Duration untilTold(StorageFault fault, Callable<?> question) {
        long asked = System.nanoTime();
        assertThatThrownBy(question::call)
                .isInstanceOfSatisfying(
                        StorageFaultException.class,
                        told -> assertThat(told.fault()).isEqualTo(fault));
        return Duration.ofNanos(System.nanoTime() - asked);
    }

    /** Once with all connections in recent use, once after a rest. */
    @Test
    void a_caller_is_told_in_time_of_a_silent_server_and_plays_on_afterwards() throws Exception {
        List<Match> matches = IntStream.range(0, PEOPLE)
                .mapToObj(person -> host.begin("heap", ANNA, BERT))
                .toList();
        for (Duration rest : List.of(Duration.ZERO, CALM)) {
            matches = Race.of(matches.stream()
                    .map(match -> (Callable<Match>) () -> play(match))
                    .toList());
            Thread.sleep(rest);
            server.freeze();
            try {
                List<Duration> waits = Race.of(matches.stream()
                        .flatMap(match -> Stream.<Callable<Duration>>of(
                                () -> untilTold(() -> play(match)),
                                () -> untilTold(() -> host.database.matches().find(match.id()))))
                        .toList());
                assertThat(waits).allSatisfy(wait -> assertThat(wait).isLessThan(IN_TIME));
            } finally {
                server.thaw();
            }
            awaitReturn();
            for (Match match : matches) {
                assertThat(host.database.matches().find(match.id())).contains(match);
            }
        }
    }

    @Test
    void a_player_whose_move_was_being_stored_is_told_that_the_result_is_unknown() throws Exception {
        Match match = host.begin("heap", ANNA, BERT);
        makeStoringTake(SHORT_OF_LONG);
        var told = new FutureTask<>(() -> untilTold(StorageFault.UNCERTAIN, () -> play(match)));
        Thread.ofVirtual().start(told);
        Thread.sleep(SHORT_OF_LONG.dividedBy(2));
        server.freeze();
        try {
            assertThat(told.get()).isLessThan(IN_TIME);
        } finally {
            server.thaw();
        }
        awaitReturn();
        assertThat(host.database.matches().find(match.id()).orElseThrow().ply()).isEqualTo(match.ply() + 1);
    }

    @Test
    void long_work_on_an_answering_server_is_not_aborted() throws SQLException {
        Match match = host.begin("heap", ANNA, BERT);
        makeStoringTake(CALM);
        assertThat(play(match).ply()).isEqualTo(match.ply() + 1);
    }

    @Test
    void large_work_for_which_nobody_waits_any_more_outlasts_a_frozen_server() throws Exception {
        var work = new FutureTask<>(() -> host.database.transactions().read(handle -> {
            handle.execute("SELECT pg_sleep(?)", NOBODY_WAITS.plus(CALM).toSeconds());
            return "done";
        }));
        Thread.ofVirtual().start(work);
        Thread.sleep(NOBODY_WAITS);
        server.freeze();
        try {
            Thread.sleep(CALM.multipliedBy(2));
        } finally {
            server.thaw();
        }
        assertThat(work.get()).isEqualTo("done");
    }

    private void makeStoringTake(Duration time) throws SQLException {
        try (Connection connection = server.connect(address.url().getPath().substring(1));
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    CREATE FUNCTION take() RETURNS trigger LANGUAGE plpgsql
                    AS $$ BEGIN PERFORM pg_sleep(%f); RETURN NULL; END $$
                    """.formatted(time.toMillis() / 1_000.0));
            statement.execute("""
                    CREATE CONSTRAINT TRIGGER take AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED
                    FOR EACH ROW EXECUTE FUNCTION take()
                    """);
        }
    }

    private void awaitReturn() throws InterruptedException {
        Instant end = Instant.now().plus(LONGEST_RETURN);
        while (true) {
            try {
                host.begin("heap", ANNA, BERT);
                return;
            } catch (StorageFaultException notYet) {
                assertThat(Instant.now()).isBefore(end);
                Thread.sleep(CALM.dividedBy(10));
            }
        }
    }
}
