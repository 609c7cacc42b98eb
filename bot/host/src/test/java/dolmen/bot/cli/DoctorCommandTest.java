package dolmen.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dolmen.bot.console.Run;
import dolmen.bot.ops.HealthEndpoint;
import dolmen.bot.storage.BackupFolder;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sound hosts, and a dozen that are not. */
final class DoctorCommandTest {
    private static final GameRegistry NO_GAMES = new GameRegistry(List.of());

    @TempDir
    private Path folder;

    private final Map<String, String> environment = new HashMap<>();
    private Path database = Path.of("");

    @BeforeEach
    void a_host_with_a_database() {
        database = folder.resolve("dolmen.db");
        environment.put("DOLMEN_DATA", folder.toString());
        Database.open(database, NO_GAMES).close();
    }

    private Run doctor() {
        return Shell.runWithEnvironment(environment, "doctor");
    }

    private void with(String token, Object apiBase) {
        environment.put("DISCORD_TOKEN", token);
        environment.put("DISCORD_API_BASE", apiBase.toString());
        environment.put("DISCORD_GATEWAY", "ws://127.0.0.1:1/");
    }

    /** Discord as it answers a question about the application. */
    private Run doctorAt(int status, String body) throws IOException {
        HttpServer discord = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        discord.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        discord.start();
        try {
            with(
                    "any",
                    "http://127.0.0.1:%d/api/v10/"
                            .formatted(discord.getAddress().getPort()));
            return doctor();
        } finally {
            discord.stop(0);
        }
    }

    private static void assertWrong(Run run, String subject, String words) {
        assertThat(run.code()).as(run.out()).isEqualTo(1);
        assertThat(run.out()).containsPattern("(?m)^%s +WRONG .*%s".formatted(subject, words));
    }

    @Test
    void a_sound_host_has_nothing_wrong() throws IOException {
        Path backups = Files.createDirectory(folder.resolve("backups"));
        environment.put("DOLMEN_BACKUP_FOLDER", backups.toString());
        new BackupFolder(backups).add(new StoredFile(database), Instant.now());
        try (Sandbox discord = Sandbox.open(SandboxConfiguration.transientOne())) {
            with(SandboxConfiguration.DEFAULT_TOKEN, discord.apiBase());
            Run run = doctor();
            assertThat(run.out().lines())
                    .allSatisfy(line -> assertThat(line).matches("\\w+ +ok +.*"))
                    .hasSizeGreaterThan(7);
            assertThat(run.code()).isZero();
        }
    }

    @Test
    void a_host_without_a_token_or_backups_is_told_what_it_lacks() {
        Run run = doctor();
        assertThat(run.out())
                .containsPattern("token +note .*DISCORD_TOKEN")
                .containsPattern("backup +note .*DOLMEN_BACKUP_FOLDER");
        assertThat(run.code()).isZero();
    }

    @Test
    void a_wrong_setting_is_named() {
        environment.put("DOLMEN_DRAIN", "long");
        assertWrong(doctor(), "settings", "DOLMEN_DRAIN");
    }

    @Test
    void an_address_elsewhere_gets_no_token() {
        with("any", "http://192.0.2.1/api/v10/");
        assertWrong(doctor(), "settings", "DISCORD_API_BASE .* no token leaks");
    }

    @Test
    void a_token_that_discord_does_not_know_is_to_be_copied_again() throws IOException {
        assertWrong(doctorAt(401, "{}"), "token", "Copy it again");
    }

    @Test
    void discord_that_is_out_of_order_or_out_of_reach_is_said() throws IOException {
        assertWrong(doctorAt(503, ""), "discord", "status 503");
        with("any", "http://127.0.0.1:1/");
        assertWrong(doctor(), "discord", "cannot be reached");
    }

    @Test
    void an_endpoint_that_takes_the_commands_away_is_found() throws IOException {
        assertWrong(
                doctorAt(200, "{\"interactions_endpoint_url\": \"https://example.com/i\"}"),
                "entry",
                "https://example.com/i");
    }

    @Test
    void a_database_that_is_none_is_found() throws IOException {
        with("any", "http://127.0.0.1:1/");
        Files.write(database, new byte[0]);
        assertWrong(doctor(), "database", "");
        Files.writeString(database, "no database at all, but more than a header of sixteen bytes");
        assertWrong(doctor(), "database", "");
    }

    @Test
    void a_database_that_others_can_read_is_found() throws IOException {
        with("any", "http://127.0.0.1:1/");
        Files.setPosixFilePermissions(database, PosixFilePermissions.fromString("rw-r--r--"));
        assertWrong(doctor(), "files", "chmod 600");
    }

    @Test
    void an_old_backup_is_found() throws IOException {
        with("any", "http://127.0.0.1:1/");
        Path backups = Files.createDirectory(folder.resolve("backups"));
        environment.put("DOLMEN_BACKUP_FOLDER", backups.toString());
        new BackupFolder(backups).add(new StoredFile(database), Instant.now().minus(Duration.ofDays(3)));
        assertWrong(doctor(), "backup", "72 hours");
    }

    @Test
    void a_folder_of_backups_that_cannot_be_one_is_found() throws IOException {
        with("any", "http://127.0.0.1:1/");
        environment.put(
                "DOLMEN_BACKUP_FOLDER", Files.createFile(folder.resolve("file")).toString());
        assertWrong(doctor(), "backup", "is not a folder");
    }

    @Test
    void a_database_that_another_program_has_locked_is_found() throws Exception {
        with("any", "http://127.0.0.1:1/");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertWrong(doctor(), "database", "Another program has locked the database");
        }
    }

    @Test
    void a_token_that_others_can_read_is_found() throws IOException {
        with("any", "http://127.0.0.1:1/");
        environment.remove("DISCORD_TOKEN");
        Path token = Files.writeString(folder.resolve("token"), "any");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-r--r--"));
        environment.put("DISCORD_TOKEN_FILE", token.toString());
        assertWrong(doctor(), "secrets", "chmod 600");

        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("r--r-----"));
        assertThat(doctor().out()).containsPattern("secrets +ok ");

        environment.remove("DISCORD_TOKEN_FILE");
        Path settings = Files.writeString(folder.resolve("dolmen.properties"), "DISCORD_TOKEN = any");
        Files.setPosixFilePermissions(settings, PosixFilePermissions.fromString("rw-r--r--"));
        environment.put("DOLMEN_CONFIG", settings.toString());
        assertWrong(doctor(), "secrets", "dolmen.properties");
    }

    @Test
    void a_port_for_health_is_free_or_a_hosts_or_taken() throws IOException {
        with("any", "http://127.0.0.1:1/");
        HttpServer program = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        program.createContext("/health", exchange -> {
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        program.start();
        InetSocketAddress place = program.getAddress();
        environment.put("DOLMEN_HEALTH_PORT", Integer.toString(place.getPort()));
        try {
            assertWrong(doctor(), "health", "DOLMEN_HEALTH_PORT");
        } finally {
            program.stop(0);
        }
        try (var host = HealthEndpoint.open(Optional.of(place), Optional.empty())) {
            assertThat(host.port()).isPresent();
            assertThat(doctor().out()).containsPattern("health +ok +a host answers");
        }
        assertThat(doctor().out()).containsPattern("health +ok .*free");

        environment.put("DOLMEN_HEALTH_ADDRESS", "192.0.2.1");
        assertWrong(doctor(), "health", "DOLMEN_HEALTH_ADDRESS");
    }

    @Test
    void a_server_of_databases_that_refuses_is_found() {
        DatabaseAddress.Server server = TestServer.ofProcess().database(folder.resolve("other.db"));
        environment.put("DOLMEN_DATABASE_URL", server.url().toString());
        environment.put("DOLMEN_DATABASE_USER", server.user().orElseThrow());
        assertThat(doctor().out()).containsPattern("database +ok ");

        environment.put("DOLMEN_DATABASE_URL", server.url() + "-nowhere");
        assertWrong(doctor(), "database", "no database of that name");
    }
}
