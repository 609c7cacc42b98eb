package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.id.Release;
import dolmen.bot.storage.Database;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting and stopping a host as an operator does, in good and in bad circumstances. */
@WithOneFile("one process keeps a file; TwoProcessesTest starts several")
class HostProcessTest {
    private static final String ON_DISCORD = "Dolmen is on Discord.";
    private static final Duration AWHILE = Duration.ofMillis(500);

    private final Sandbox sandbox = Sandbox.open(SandboxConfiguration.transientOne());

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void a_host_that_is_told_to_stop_puts_everything_away() throws Exception {
        try (HostProcess host = HostProcess.start(folder, environment(Map.of()))) {
            host.awaitOutput("Stop with Ctrl+C.");
            Thread.sleep(AWHILE);
            assertThat(host.runs()).as("until it is told to stop").isTrue();
            host.stop();
            host.awaitEnd();

            assertThat(folder.resolve("data/dolmen.db")).exists();
            assertThat(folder.resolve("data/dolmen.db-wal")).doesNotExist();
            assertThat(host.output()).doesNotContain("Exception");
        }
    }

    @Test
    void the_first_line_of_the_log_names_the_release_and_its_java() throws Exception {
        try (HostProcess host = HostProcess.start(folder, environment(Map.of()))) {
            host.awaitOutput(ON_DISCORD);

            assertThat(host.output().lines().filter(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT.*")))
                    .first()
                    .asString()
                    .endsWith(Release.onJava());
        }
    }

    @Test
    void without_a_token_it_opens_a_local_discord_and_says_where() throws Exception {
        try (HostProcess host = HostProcess.start(folder, Map.of("DOLMEN_SANDBOX_PORT", "0"))) {
            host.awaitOutput("http://127.0.0.1:");
            host.awaitOutput("Stop with Ctrl+C.");
        }
    }

    @Test
    void a_product_without_a_local_discord_plays_on_discord() throws Exception {
        try (HostProcess host = HostProcess.startWithoutSandbox(folder, environment(Map.of()))) {
            host.awaitOutput(ON_DISCORD);
        }
    }

    @Test
    void a_product_without_a_local_discord_asks_for_a_token() throws Exception {
        try (HostProcess host = HostProcess.startWithoutSandbox(folder, Map.of())) {
            assertThat(host.awaitEnd()).isEqualTo(ExitStatus.MISCONFIGURED);
            assertThat(host.output())
                    .contains("packed without a local Discord. Set DISCORD_TOKEN or DISCORD_TOKEN_FILE.");
        }
    }

    @Test
    void a_second_host_on_the_same_folder_is_refused() throws Exception {
        try (HostProcess first = HostProcess.start(folder, environment(Map.of()))) {
            first.awaitOutput(ON_DISCORD);

            refuses(ExitStatus.REFUSED, environment(Map.of()), "in use by another running Dolmen");
        }
    }

    @Test
    void a_corrupt_database_is_refused_and_left_as_it_is() throws Exception {
        Path database = Files.createDirectories(folder.resolve("data")).resolve("dolmen.db");
        Files.writeString(database, "this is no database, but it may be somebody's only copy of something\n");

        refuses(ExitStatus.REFUSED, environment(Map.of()), "dolmen.db");

        assertThat(database).hasContent("this is no database, but it may be somebody's only copy of something\n");
    }

    @Test
    void a_release_that_changes_the_tables_makes_a_backup_first_and_says_so() throws Exception {
        Path addition = releaseToCome();
        Map<String, String> environment = environment(Map.of());
        Database.open(folder.resolve("data/dolmen.db"), GameRegistry.load()).close();

        try (HostProcess host = HostProcess.startWith(addition, folder, environment)) {
            host.awaitOutput(ON_DISCORD);

            assertThat(host.output())
                    .containsSubsequence(
                            "This release changes the tables of ", " to 1000", "Backed up as ", ON_DISCORD);
        }
        assertThat(folder.resolve("data").toFile().list())
                .filteredOn(name -> name.matches("dolmen-.*\\.db(\\.manifest)?"))
                .hasSize(2);
    }

    @Test
    void a_release_that_changes_the_tables_does_not_start_without_a_backup_but_on_request() throws Exception {
        Path addition = releaseToCome();
        Path notAFolder = Files.writeString(folder.resolve("backups"), "no folder");
        Map<String, String> environment = environment(Map.of("DOLMEN_BACKUP_FOLDER", notAFolder.toString()));
        Database.open(folder.resolve("data/dolmen.db"), GameRegistry.load()).close();

        try (HostProcess host = HostProcess.startWith(addition, folder, environment)) {
            assertThat(host.awaitEnd()).isEqualTo(ExitStatus.REFUSED);
            assertThat(host.output()).contains("cannot make a backup first").doesNotContain("\tat ");
        }
        try (HostProcess host = HostProcess.startWith(addition, folder, environment, "serve", "--without-backup")) {
            host.awaitOutput(ON_DISCORD);
        }
    }

    /** One more migration. */
    private Path releaseToCome() throws IOException {
        Path addition = folder.resolve("addition");
        Path migrations = Files.createDirectories(addition.resolve("db/migration/sqlite"));
        Files.writeString(migrations.resolve("V1000__wonders.sql"), "ALTER TABLE players ADD COLUMN wonder TEXT;");
        return addition;
    }

    @Test
    void a_wrong_token_is_refused() throws Exception {
        refuses(
                ExitStatus.MISCONFIGURED,
                environment(Map.of("DISCORD_TOKEN", "wrong")),
                "Discord does not know this token");
    }

    @Test
    void a_token_is_sent_to_no_other_machine() throws Exception {
        refuses(
                ExitStatus.MISCONFIGURED,
                environment(Map.of("DISCORD_API_BASE", "http://example.org/api/v10/")),
                "DISCORD_API_BASE");
    }

    @Test
    void a_port_in_use_is_refused() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());

            refuses(ExitStatus.REFUSED, Map.of("DOLMEN_SANDBOX_PORT", port), port);
        }
    }

    @Test
    void a_health_port_in_use_is_refused() throws Exception {
        try (var taken = new ServerSocket(0)) {
            String port = Integer.toString(taken.getLocalPort());

            refuses(ExitStatus.REFUSED, environment(Map.of("DOLMEN_HEALTH_PORT", port)), "DOLMEN_HEALTH_PORT");
        }
    }

    @Test
    void a_port_that_is_no_number_is_refused() throws Exception {
        refuses(ExitStatus.MISCONFIGURED, Map.of("DOLMEN_SANDBOX_PORT", "eighty"), "DOLMEN_SANDBOX_PORT");
    }

    private Map<String, String> environment(Map<String, String> changes) {
        var environment = new HashMap<>(Map.of(
                "DISCORD_TOKEN", SandboxConfiguration.DEFAULT_TOKEN,
                "DISCORD_API_BASE", sandbox.apiBase().toString(),
                "DISCORD_GATEWAY", sandbox.gatewayUrl().toString()));
        environment.putAll(changes);
        return environment;
    }

    /** It ends with that status and one clear line, the last of its output. */
    private void refuses(int status, Map<String, String> environment, String reason) throws Exception {
        try (HostProcess host = HostProcess.start(folder, environment)) {
            assertThat(host.awaitEnd()).as(host.output()).isEqualTo(status);
            assertThat(host.output()).doesNotContain("\tat ");
            assertThat(host.output().lines().filter(line -> line.startsWith("dolmen: ")))
                    .singleElement()
                    .asString()
                    .contains(reason);
        }
    }
}
