package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.ops.configuration.SettingsFile;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the handbooks, each run as it is written there, one after the other, with the settings that are
 * recommended there. Only places on the machine are others. Those that need Docker, systemd or another user do not
 * begin with the launcher and are left out.
 */
final class HandbookTest {
    private static final List<String> PAGES =
            List.of("README.md", "docs/first-start.md", "docs/operating.md", "docs/updating.md", "docs/scaling.md");
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^((?:\\w+=\\S+ +)*\\./dolmen[^#\\n]*)|`((?:\\w+=\\S+ +)*\\./dolmen[^`]*)`");
    private static final Pattern SETTINGS = Pattern.compile("(?s)```properties\\n(.*?)```");

    private static final GameRegistry GAMES = GameRegistry.load();

    /** The start and the tests, which have tests of their own. */
    private static final Set<String> TESTED_ELSEWHERE = Set.of(
            "./dolmen", "./dolmen test", "./dolmen release", "./dolmen release 0.1.0", "DISCORD_TOKEN=… ./dolmen");

    @TempDir
    private Path folder;

    private DatabaseAddress.Server server;

    @BeforeEach
    void install() throws IOException {
        server = TestServer.ofProcess().database(folder);
        for (String place : List.of("lib", "backups", "etc")) {
            Files.createDirectory(folder.resolve(place));
        }
        Files.writeString(folder.resolve("etc/token"), "token");
        Files.writeString(folder.resolve("etc/password"), server.password().orElseThrow());
        Files.writeString(folder.resolve("etc/dolmen.properties"), here(settings()));
        Path database = folder.resolve("lib/dolmen.db");
        try (TestHost host = TestHost.on(TestDatabase.openAsHostsDo(database, GAMES), GAMES, new SettableClock())) {
            host.begin("obelisk", ANNA, BERT);
        }
    }

    @Test
    void every_command_of_the_handbooks_runs_as_it_is_written() throws IOException {
        List<String> commands = commands();
        assertThat(commands)
                .contains("./dolmen config check", "./dolmen backup /var/backups/dolmen", "./dolmen verify FILE");

        for (String command : commands) {
            Run run = run(here(command));
            assertThat(run.code()).as("%s: %s", command, run.err()).isZero();
            if (command.startsWith("./dolmen verify")) {
                assertThat(run.out()).contains("Matches replayed: 1.", "Faults: 0.");
            }
        }
        try (Stream<Path> copies = Files.list(folder.resolve("backups"))) {
            assertThat(copies).hasSize(2);
        }
    }

    private static List<String> commands() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String page : PAGES) {
            all.append(Files.readString(Path.of("..", page))).append('\n');
        }
        return COMMAND.matcher(all.toString().replace("\\\n", " "))
                .results()
                .map((MatchResult found) -> found.group(found.group(1) == null ? 2 : 1))
                .map(command -> command.strip().replaceAll("\\s+", " "))
                .filter(command -> !TESTED_ELSEWHERE.contains(command))
                .distinct()
                .toList();
    }

    private static String settings() throws IOException {
        return SETTINGS.matcher(Files.readString(Path.of("..", "docs", "operating.md")))
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow();
    }

    /** The same text, with places of this test. */
    private String here(String text) {
        return text.replace("/var/lib/dolmen", folder.resolve("lib").toString())
                .replace("/var/backups/dolmen", folder.resolve("backups").toString())
                .replace("/etc/dolmen", folder.resolve("etc").toString())
                .replace("postgresql://host:5432/dolmen", server.url().toString())
                .replace("USER=dolmen", "USER=" + server.user().orElseThrow())
                .replaceAll("\\bFROM\\b", folder.resolve("lib/dolmen.db").toString())
                .replaceAll("\\bTO\\b", folder.resolve("moved.db").toString())
                .replaceAll("\\bFILE\\b", folder.resolve("copy.db").toString());
    }

    /** What needs more of a shell than a variable before the command is not understood here. */
    private Run run(String command) {
        assertThat(command).doesNotContainPattern("[&|;<>$'\"]");
        List<String> words = List.of(command.split(" "));
        int launcher = words.indexOf("./dolmen");
        Map<String, String> set = words.subList(0, launcher).stream()
                .map(word -> word.split("=", 2))
                .collect(toMap(pair -> pair[0], pair -> pair[1]));
        Map<String, String> found = SettingsFile.found(set, List.of(folder, folder.resolve("etc")));
        return Shell.run(GAMES, found, words.subList(launcher + 1, words.size()).toArray(String[]::new));
    }
}
