package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.Run;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BackupCommandTest {
    @TempDir
    private Path folder;

    private Path copies;

    @BeforeEach
    void makeFolder() throws IOException {
        copies = Files.createDirectory(folder.resolve("copies"));
    }

    private Run run(String... args) {
        return Shell.runWithEnvironment(Map.of("DOLMEN_DATA", folder.toString()), args);
    }

    private TestHost host() {
        return TestHost.open(folder.resolve("sandbox/dolmen.db"), new GameRegistry(List.of(new HeapGame())));
    }

    @Test
    void a_copy_that_is_restored_has_what_was_there_and_what_was_replaced_is_kept() throws IOException {
        Path copy = copies.resolve("copy.db");
        Match begun;
        try (TestHost host = host()) {
            begun = host.play(host.begin("heap", ANNA, BERT), "take-1");
            assertThat(run("backup", copy.toString()).code()).isZero();
            host.play(begun, "take-1");
            Run refused = run("restore", copy.toString());
            assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
            assertThat(refused.err()).contains("in use by another running Dolmen");
        }

        Run restored = run("restore", copy.toString());
        assertThat(restored.code()).as(restored.err()).isZero();
        try (TestHost host = host()) {
            assertThat(host.database.matches().find(begun.id()).orElseThrow().ply())
                    .isOne();
        }
        Path aside = names(folder.resolve("sandbox"))
                .filter(path -> path.toString().endsWith("Z"))
                .findFirst()
                .orElseThrow();
        assertThat(restored.out()).contains(aside.getFileName().toString());
        try (TestHost before = TestHost.open(aside, new GameRegistry(List.of(new HeapGame())))) {
            assertThat(before.database
                            .matches()
                            .find(new MatchId(1))
                            .orElseThrow()
                            .ply())
                    .isEqualTo(2);
        }
    }

    @Test
    void a_copy_overwrites_nothing_and_leaves_nothing_half_done() throws IOException {
        try (TestHost host = host()) {
            host.begin("heap", ANNA, BERT);
        }
        Path taken = Files.writeString(copies.resolve("taken.db"), "somebody's\n");

        Run refused = run("backup", taken.toString());
        assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
        assertThat(refused.err()).contains("there is a file").contains("taken.db");
        assertThat(taken).hasContent("somebody's");
        assertThat(run("backup", copies.resolve("no/such/folder.db").toString()).code())
                .isEqualTo(ExitStatus.REFUSED);
        assertThat(names(copies)).containsExactly(taken);
    }

    @Test
    void in_a_folder_a_copy_is_named_by_its_time_and_its_owner_alone_can_read_it() throws IOException {
        try (TestHost host = host()) {
            host.begin("heap", ANNA, BERT);
            assertThat(run("backup", copies.toString()).code()).isZero();
        }

        Path copy = names(copies)
                .filter(path -> path.toString().endsWith(".db"))
                .findFirst()
                .orElseThrow();
        assertThat(copy.getFileName().toString()).matches("dolmen-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ\\.db");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
        assertThat(run("verify", copy.toString()).code()).isZero();
    }

    @Test
    void what_is_no_backup_is_neither_verified_nor_restored_and_nothing_changes() throws Exception {
        try (TestHost host = host()) {
            host.begin("heap", ANNA, BERT);
        }
        byte[] before = Files.readAllBytes(folder.resolve("sandbox/dolmen.db"));
        Path text = Files.writeString(copies.resolve("text.db"), "no database\n");
        Path empty = Files.createFile(copies.resolve("empty.db"));
        Path others = copies.resolve("recipes.db");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + others);
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE recipes (name TEXT)");
        }

        for (String command : List.of("verify", "restore")) {
            assertThat(run(command, text.toString()).err()).contains("text.db is not a database");
            assertThat(run(command, empty.toString()).err()).contains("empty.db is empty");
            assertThat(run(command, others.toString()).err()).contains("recipes.db is not a Dolmen database");
        }
        assertThat(run("restore", copies.resolve("missing.db").toString()).err())
                .contains("there is no backup");
        assertThat(Files.readAllBytes(folder.resolve("sandbox/dolmen.db"))).isEqualTo(before);
        assertThat(names(folder.resolve("sandbox"))).hasSize(2);
    }

    @Test
    void a_copy_has_a_manifest_that_verify_and_restore_demand_and_compare() throws Exception {
        Path copy = copies.resolve("copy.db");
        Path manifest = copies.resolve("copy.db.manifest");
        try (TestHost host = host()) {
            host.play(host.begin("heap", ANNA, BERT), "take-1", "take-1");
        }
        assertThat(run("backup", copy.toString()).code()).isZero();
        assertThat(Files.readString(manifest))
                .contains("format = 1", "matches = 1", "plies = 2")
                .containsPattern("schema = \\d+")
                .containsPattern("sha256 = [0-9a-f]{64}")
                .containsPattern("made = 20[-0-9T:]+Z");
        assertThat(run("verify", copy.toString()).code()).isZero();

        byte[] before = Files.readAllBytes(copy);
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
                var statement = connection.createStatement()) {
            statement.execute("DELETE FROM moves");
            statement.execute("DELETE FROM matches");
        }
        refusesBoth(copy, "has changed since it was made");
        Files.write(copy, before);
        Files.writeString(manifest, Files.readString(manifest).replace("plies = 2", "plies = 3"));
        refusesBoth(copy, "holds 1 matches, 2 plies");
        Files.writeString(manifest, Files.readString(manifest).replace("format = 1", "format = 2"));
        refusesBoth(copy, "has a format that this release does not know");
        Files.delete(manifest);
        refusesBoth(copy, "has no manifest");

        assertThat(run("verify", "--without-manifest", copy.toString()).code()).isZero();
        assertThat(run("restore", "--without-manifest", copy.toString()).code()).isZero();
    }

    private void refusesBoth(Path copy, String why) {
        for (String command : List.of("verify", "restore")) {
            Run refused = run(command, copy.toString());
            assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
            assertThat(refused.err()).contains("copy.db", why);
        }
    }

    /** As a timer does that knows nothing of the service's token. */
    @Test
    void without_the_settings_of_the_service_its_database_is_not_taken_for_the_local_one() throws Exception {
        Path service = folder.resolve("dolmen.db");
        TestHost.open(service, new GameRegistry(List.of(new HeapGame()))).close();
        Path settings = Files.writeString(
                folder.resolve("dolmen.properties"), "DISCORD_TOKEN = t\nDOLMEN_DATA = %s\n".formatted(folder));

        assertThat(run("backup", copies.toString()).err())
                .contains("no token is set here", service.toString(), "--config");
        Run run = Shell.runWithEnvironment(Map.of("DOLMEN_CONFIG", settings.toString()), "backup", copies.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("Database: " + service);
    }

    @Test
    void a_backup_is_restored_where_there_was_nothing() throws IOException {
        Path copy = copies.resolve("copy.db");
        try (TestHost host = host()) {
            host.begin("heap", ANNA, BERT);
            run("backup", copy.toString());
        }
        Path elsewhere = folder.resolve("elsewhere");

        assertThat(Shell.runWithEnvironment(Map.of("DOLMEN_DATA", elsewhere.toString()), "restore", copy.toString())
                        .code())
                .isZero();
        Run verified = Shell.runWithEnvironment(Map.of("DOLMEN_DATA", elsewhere.toString()), "verify");
        assertThat(verified.out()).contains("Matches replayed: 1.", "Faults: 0.");
    }

    @Test
    void without_a_database_there_is_nothing_to_copy() {
        assertThat(run("backup", copies.toString()).err()).contains("there is no database");
    }

    private static Stream<Path> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        }
    }
}
