package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.cli.CommandTree;
import dolmen.bot.console.Console;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.rest.Conditions;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The drill of the handbook: a host is played on, copied meanwhile, killed, put back, looked through, and goes on. */
@WithOneFile("a file is copied and put back; a server has its own means")
final class BackupDrillTest {
    private static final List<String> MOVES =
            List.of("a1-a3", "a7-a5", "b1-b3", "b7-b5", "c1-c3", "c7-c5", "d1-d3", "d7-d5");

    private final Sandbox sandbox =
            Sandbox.open(SandboxConfiguration.transientOne().withConditions(Conditions.PUNCTUAL));
    private final Control control = new Control(sandbox);
    private final Map<String, String> settings = Map.of(
            "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
            "DISCORD_API_BASE", sandbox.apiBase().toString(),
            "DISCORD_GATEWAY", sandbox.gatewayUrl().toString());

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void everything_acknowledged_before_a_backup_is_there_after_it_was_put_back() throws Exception {
        Path copy = folder.resolve("copy.db");
        List<String> acknowledged = Collections.synchronizedList(new ArrayList<>());
        List<String> before;
        List<Game> games = new ArrayList<>();
        try (HostProcess host = start()) {
            for (int number = 1; number <= 3; number++) {
                games.add(begin(number));
            }
            var halt = new AtomicBoolean();
            List<Thread> people = games.stream()
                    .map(game -> Thread.ofVirtual().start(() -> play(game, acknowledged, halt)))
                    .toList();
            while (acknowledged.size() < 4) {
                Person.pause();
            }
            before = List.copyOf(acknowledged);
            assertThat(run("backup", copy.toString())).contains("copy.db");
            assertThat(run("verify")).contains("Faults: 0.");
            halt.set(true);
            for (Thread person : people) {
                person.join();
            }
            host.kill();
        }
        assertThat(run("restore", copy.toString())).contains("is restored");
        assertThat(run("verify")).contains("Matches replayed: 3.", "Faults: 0.");

        assertThat(verifiedDaily()).contains("Matches replayed: 0.", "Faults: 0.");

        try (HostProcess host = start()) {
            assertThat(host.output()).doesNotContain("dolmen: ");
            for (Game game : games) {
                int stored = plies(game);
                assertThat(before.stream().filter(game.thread::equals)).hasSizeLessThanOrEqualTo(stored);
                assertThat(mover(game, stored).privately(game.thread, "move", "move", MOVES.get(stored)))
                        .contains("You played");
            }
        }
    }

    /** The first start has made one by itself, and a second one on the same day makes none. */
    private String verifiedDaily() throws Exception {
        try (Stream<Path> copies = Files.list(folder.resolve("daily"))) {
            List<Path> made =
                    copies.filter(path -> path.toString().endsWith(".db")).toList();
            assertThat(made).hasSize(1);
            return run("verify", made.getFirst().toString());
        }
    }

    private record Game(String thread, int number, Person first, Person second) {}

    private HostProcess start() throws Exception {
        var all = new HashMap<>(settings);
        all.put("DOLMEN_DATA", folder.resolve("data").toString());
        all.put("DOLMEN_BACKUP_FOLDER", folder.resolve("daily").toString());
        HostProcess host = HostProcess.start(folder, all);
        host.awaitOutput("Dolmen is on Discord.");
        return host;
    }

    private String run(String... args) {
        var out = new StringWriter();
        var environment = Map.of(
                "DISCORD_TOKEN",
                SandboxConfiguration.DEFAULT_TOKEN,
                "DOLMEN_DATA",
                folder.resolve("data").toString());
        int code = CommandTree.of(
                        GameRegistry.load(),
                        new Console(
                                new BufferedReader(new StringReader("")),
                                new PrintWriter(out, true),
                                new PrintWriter(out, true)),
                        environment,
                        System::nanoTime)
                .execute(args);
        assertThat(code).as(out.toString()).isZero();
        return out.toString();
    }

    private static Person mover(Game game, int ply) {
        return ply % 2 == 0 ? game.first : game.second;
    }

    /** One move after the other until somebody says halt; one but the last is left for afterwards. */
    private static void play(Game game, List<String> acknowledged, AtomicBoolean halt) {
        for (int ply = 0; ply < MOVES.size() - 1 && !halt.get(); ply++) {
            String words = mover(game, ply).privately(game.thread, "move", "move", MOVES.get(ply));
            assertThat(words).contains("You played");
            acknowledged.add(game.thread);
        }
    }

    /** How many moves of it are stored. */
    private int plies(Game game) throws Exception {
        assertThat(Files.exists(folder.resolve("data/dolmen.db"))).isTrue();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/dolmen.db"));
                var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT plies FROM matches WHERE thread_id = " + game.thread)) {
            return rows.next() ? rows.getInt(1) : -1;
        }
    }

    private Game begin(int number) {
        Person astrid = Person.called(control, "Astrid");
        Person bjorn = Person.called(control, "Björn");
        String channel = control.get("world?as=" + astrid.id)
                .path("guilds")
                .path(0)
                .path("channels")
                .path(1)
                .path("id")
                .asText();
        astrid.askUntilAnswered(channel);
        JsonNode challenge = astrid.challenge(channel, bjorn, "murus-gallicus", "side", "first");
        bjorn.press(challenge, "Accept");
        String thread = challenge.path("id").asText();
        astrid.awaitBoard(thread, number, 0);
        return new Game(thread, number, astrid, bjorn);
    }
}
