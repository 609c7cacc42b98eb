package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginAttempt;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two processes with two shards each, over one database of a server. */
@Timeout(value = 60, unit = TimeUnit.MINUTES)
final class TwoProcessesTest {
    private static final Shards LOWER = new Shards(0, 1, 4);
    private static final Shards UPPER = new Shards(2, 3, 4);
    private static final int RELIEFS = Integer.getInteger("dolmen.reliefs", 1);
    private static final LoginLimits TWO_AT_ONCE = LoginLimits.REAL.withMaxConcurrency(2);

    private static final long THREE_HOURS = Duration.ofHours(3).toMillis();
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne()
            .withConditions(Conditions.PUNCTUAL)
            .withShards(4)
            .withLogins(TWO_AT_ONCE));
    private final Control control = new Control(sandbox);
    private final TwoPeople people = TwoPeople.of(control);
    private final Person astrid = people.astrid();
    private final Person bjorn = people.bjorn();

    @TempDir
    private Path folder;

    private Map<String, String> environment = Map.of();
    private String database = "";

    @BeforeEach
    void make_a_database() {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("dolmen.db"));
        database = server.url().getPath().substring(1);
        environment = Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString(),
                "DOLMEN_DATABASE_URL", server.url().toString(),
                "DOLMEN_DATABASE_USER", server.user().orElseThrow());
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    private void assertNobodyLoggedInTooSoon() {
        assertThat(sandbox.logins())
                .hasSizeGreaterThanOrEqualTo(4)
                .allSatisfy(login -> assertThat(login.verdict()).isEqualTo(LoginAttempt.Verdict.ADMITTED));
    }

    @Test
    void each_plays_on_its_servers_and_a_standby_takes_over_from_one_that_is_killed() throws Exception {
        try (HostProcess lower = start(LOWER);
                HostProcess upper = start(UPPER)) {
            lower.awaitOutput("Dolmen is on Discord.");
            upper.awaitOutput("Dolmen is on Discord.");
            String below = people.begin(people.channelOn(LOWER));
            String above = people.begin(people.channelOn(UPPER));
            astrid.awaitBoard(below, 1, 0);
            astrid.awaitBoard(above, 2, 0);

            try (HostProcess standby = start(LOWER)) {
                standby.awaitOutput("This one stands by");
                assertNobodyLoggedInTooSoon();
                lower.kill();
                assertThat(astrid.privately(above, "move", "move", "a1-a3")).contains("You played");
                bjorn.awaitBoard(above, 2, 1);

                standby.awaitOutput("Dolmen is on Discord.");
                astrid.askUntilAnswered(below);
                assertThat(astrid.privately(below, "move", "move", "a1-a3")).contains("You played");
                bjorn.awaitBoard(below, 1, 1);
                assertThat(boards(below)).hasSize(2);
                assertThat(boards(above)).hasSize(2);
            }
        }
    }

    /**
     * In place of three hours of waiting the clock of the match and the signs of its process are put back so far. The
     * other process gives signs meanwhile.
     */
    @Test
    void nobody_loses_on_time_while_the_process_of_the_server_is_away_and_another_one_lives() throws Exception {
        try (HostProcess upper = start(UPPER)) {
            upper.awaitOutput("Dolmen is on Discord.");
            String below;
            try (HostProcess lower = start(LOWER)) {
                lower.awaitOutput("Dolmen is on Discord.");
                below = people.begin(people.channelOn(LOWER), "pace", "100 minutes");
                astrid.awaitBoard(below, 1, 0);
                awaitNumber(4, "SELECT count(*) FROM signs");
                awaitNumber(1, "SELECT count(*) FROM matches WHERE clock_since IS NOT NULL AND look_at > 0");
                lower.kill();
            }
            execute("UPDATE signs SET seen_at = seen_at - %d WHERE shard < 2".formatted(THREE_HOURS));
            long away = Instant.now().toEpochMilli();
            execute("UPDATE matches SET clock_since = clock_since - %d, look_at = 0".formatted(THREE_HOURS));
            awaitNumber(2, "SELECT count(*) FROM signs WHERE shard > 1 AND seen_at > %d".formatted(away));
            awaitNumber(0, "SELECT count(*) FROM outages");

            try (HostProcess lower = start(LOWER)) {
                lower.awaitOutput("Dolmen is on Discord.");
                awaitNumber(1, "SELECT count(*) FROM matches WHERE look_at > 0 AND result IS NULL");
                assertThat(astrid.privately(below, "move", "move", "a1-a3")).contains("You played");
                awaitNumber(2, "SELECT count(*) FROM outages WHERE to_at - from_at > %d".formatted(THREE_HOURS));
            }
        }
    }

    private void execute(String sql) throws SQLException {
        try (var connection = TestServer.ofProcess().connect(database);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void awaitNumber(long expected, String query) throws SQLException {
        Instant end = Instant.now().plus(LONGEST_WAIT);
        try (var connection = TestServer.ofProcess().connect(database);
                var statement = connection.prepareStatement(query)) {
            while (number(statement) != expected) {
                assertThat(Instant.now()).as(query).isBefore(end);
                Person.pause();
            }
        }
    }

    private static long number(PreparedStatement query) throws SQLException {
        try (var rows = query.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        }
    }

    /** The figures of {@code docs/measurements/takeover.md} come from here, with more reliefs. */
    @Test
    void whoever_asks_while_one_process_relieves_another_is_answered_once() throws Exception {
        HostProcess serving = start(LOWER);
        try {
            serving.awaitOutput("Dolmen is on Discord.");
            String thread = people.begin(people.channelOn(LOWER));
            astrid.awaitBoard(thread, 1, 0);
            var load = new Load(control, thread, List.of(astrid, bjorn));
            for (int relief = 0; relief < RELIEFS; relief++) {
                HostProcess next = start(LOWER);
                next.awaitOutput("This one stands by");
                serving.stop();
                next.awaitOutput("Dolmen is on Discord.");
                assertThat(serving.awaitEnd()).as(serving.output()).isZero();
                serving.close();
                serving = next;
            }
            load.end();
            Files.writeString(Files.createDirectories(Path.of("target")).resolve("takeover.md"), load.table(RELIEFS));
            assertThat(load.defects(sandbox)).as(serving.output()).isEmpty();
            assertThat(astrid.privately(thread, "move", "move", "a1-a3")).contains("You played");
            bjorn.awaitBoard(thread, 1, 1);
            assertThat(boards(thread))
                    .filteredOn(board -> board.path("content").asText().contains("`a1-a3`"))
                    .hasSize(1);
            assertNobodyLoggedInTooSoon();
        } finally {
            serving.close();
        }
    }

    private HostProcess start(Shards shards) throws IOException {
        var own = new HashMap<>(environment);
        own.put("DOLMEN_SHARDS", shards.toString());
        return HostProcess.start(folder, own);
    }

    private List<JsonNode> boards(String thread) {
        return astrid.messages(thread).stream()
                .filter(message -> message.path("flags").asInt() != Person.PRIVATE)
                .filter(message -> !message.path("attachments").isEmpty())
                .toList();
    }
}
