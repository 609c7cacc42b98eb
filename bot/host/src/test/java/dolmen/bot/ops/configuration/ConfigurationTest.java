package dolmen.bot.ops.configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConfigurationTest {
    @TempDir
    private Path folder;

    @Test
    void an_empty_environment_means_the_local_discord_and_the_folder_data() throws Exception {
        Configuration configuration = Configuration.from(Map.of());

        assertThat(configuration.token()).isEmpty();
        assertThat(configuration.folder()).isEqualTo(Path.of("data"));
        assertThat(configuration.health()).isEmpty();
        assertThat(configuration.sandboxPort()).isEqualTo(8642);
        assertThat(configuration.log()).isEqualTo(new LogStyle(LogStyle.Form.TEXT, LogStyle.Level.INFO));
        assertThat(configuration.drain()).isEqualTo(Duration.ofSeconds(10));
        assertThat(configuration.requests()).isEqualTo(50);
    }

    @Test
    void a_blank_token_counts_as_none() throws Exception {
        assertThat(Configuration.from(Map.of("DISCORD_TOKEN", "  ")).token()).isEmpty();
    }

    @Test
    void the_token_is_stripped_and_never_shows_in_text() throws Exception {
        Configuration configuration = Configuration.from(Map.of("DISCORD_TOKEN", " abc\n"));

        assertThat(configuration.token().orElseThrow().secret()).isEqualTo("abc");
        assertThat(configuration.toString()).doesNotContain("abc");
    }

    @Test
    void a_token_may_stand_in_a_file_of_its_own() throws Exception {
        String file = written("token", "abc\n");

        assertThat(Configuration.from(Map.of("DISCORD_TOKEN_FILE", file)).token())
                .contains(new BotToken("abc"));
        refused(Map.of("DISCORD_TOKEN_FILE", file, "DISCORD_TOKEN", "abc"), "DISCORD_TOKEN_FILE are both set");
        refused(Map.of("DISCORD_TOKEN_FILE", folder + "/none"), "DISCORD_TOKEN_FILE", "none");
        refused(Map.of("DISCORD_TOKEN_FILE", written("empty", " \n")), "DISCORD_TOKEN_FILE", "is empty");
    }

    @Test
    void a_token_with_something_beside_it_is_refused_without_being_shown() {
        assertThatThrownBy(() -> Configuration.from(Map.of("DISCORD_TOKEN", "Bot s3cret")))
                .hasMessageContaining("DISCORD_TOKEN holds more than a token")
                .hasMessageNotContaining("s3cret");
    }

    @ParameterizedTest
    @ValueSource(strings = {"eighty", "-1", "65536", "8080x"})
    void a_port_that_is_none_is_refused_by_the_name_of_its_setting(String port) {
        refused(Map.of("DOLMEN_HEALTH_PORT", port), "DOLMEN_HEALTH_PORT", port);
    }

    @ParameterizedTest
    @CsvSource({
        "DOLMEN_HEALTH_ADDRESS, example.org",
        "DOLMEN_HEALTH_ADDRESS, 127.0.0.1.5.6",
        "DOLMEN_LOG, xml",
        "DOLMEN_LOG_LEVEL, loud",
        "DOLMEN_PRIVACY_URL, http://example.org/privacy",
        "DOLMEN_PRIVACY_URL, our policy",
        "DOLMEN_TERMS_URL, https:terms",
        "DOLMEN_TERMS_URL, https://example.org/a)b",
        "DOLMEN_REQUESTS, 0",
        "DOLMEN_REQUESTS, 50 a second",
        "DOLMEN_DRAIN, 0s",
        "DOLMEN_DRAIN, 2m",
        "DOLMEN_DRAIN, 121"
    })
    void every_other_value_that_cannot_be_is_named_with_its_setting(String setting, String value) {
        refused(Map.of(setting, value), setting, "\"" + value + "\"");
    }

    @Test
    void the_file_says_what_the_environment_does_not() throws Exception {
        String file = written("dolmen.properties", """
                # how we run
                DISCORD_TOKEN = from-file
                DOLMEN_DATA = /var/lib/dolmen
                DOLMEN_HEALTH_PORT = 8080
                DOLMEN_LOG = json
                """);
        Configuration configuration =
                Configuration.from(Map.of("DOLMEN_CONFIG", file, "DOLMEN_DATA", "here", "DOLMEN_DRAIN", "5"));

        assertThat(configuration.token()).contains(new BotToken("from-file"));
        assertThat(configuration.folder()).isEqualTo(Path.of("here"));
        assertThat(configuration.health())
                .contains(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 8080));
        assertThat(configuration.log().form()).isEqualTo(LogStyle.Form.JSON);
        assertThat(configuration.drain()).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void backups_are_made_where_somebody_names_a_folder() throws Exception {
        assertThat(Configuration.from(Map.of()).backups()).isEmpty();
        assertThat(Configuration.from(Map.of("DOLMEN_BACKUP_FOLDER", "/srv/backups"))
                        .backups())
                .contains(new BackupPlan(Path.of("/srv/backups"), 14));
        refused(
                Map.of("DOLMEN_BACKUP_FOLDER", "/srv", "DOLMEN_DATABASE_URL", "postgresql://host/dolmen"),
                "DOLMEN_BACKUP_FOLDER is for a database in a file",
                "pg_dump");
        refused(Map.of("DOLMEN_BACKUP_FOLDER", "/srv", "DOLMEN_BACKUPS_KEPT", "0"), "DOLMEN_BACKUPS_KEPT is \"0\"");
    }

    @Test
    void a_folder_of_tables_is_none_until_somebody_names_one() throws Exception {
        assertThat(Configuration.from(Map.of()).tables()).isEmpty();
        assertThat(Configuration.from(Map.of("DOLMEN_TABLES", "/srv/tables")).tables())
                .contains(Path.of("/srv/tables"));
    }

    @Test
    void a_token_of_the_environment_wins_over_a_token_file_of_the_file() throws Exception {
        String file = written("dolmen.properties", "DISCORD_TOKEN_FILE = /nowhere\n");

        assertThat(Configuration.from(Map.of("DISCORD_TOKEN", "abc"), Optional.of(Path.of(file)))
                        .token())
                .contains(new BotToken("abc"));
    }

    @Test
    void the_file_that_is_chosen_wins_over_the_one_that_the_environment_names() throws Exception {
        String named = written("named", "DOLMEN_DATA = named\n");
        String chosen = written("chosen", "DOLMEN_DATA = chosen\n");

        assertThat(Configuration.from(Map.of("DOLMEN_CONFIG", named), Optional.of(Path.of(chosen)))
                        .folder())
                .isEqualTo(Path.of("chosen"));
    }

    @Test
    void what_is_no_setting_is_named_with_the_nearest_one() throws IOException {
        String file = written("dolmen.properties", "DOLMEN_HEALTHPORT = 8080\n");

        refused(
                Map.of("DOLMEN_CONFIG", file),
                "dolmen.properties",
                "DOLMEN_HEALTHPORT",
                "nearest is DOLMEN_HEALTH_PORT");
        refused(Map.of("DISCORD_TOKN", "abc"), "DISCORD_TOKN", "nearest is DISCORD_TOKEN");
    }

    @Test
    void variables_of_others_are_left_alone() throws Exception {
        Configuration configuration = Configuration.from(Map.of(
                "DOLMEN_SERVICE_HOST",
                "10.0.0.1",
                "DOLMEN_JAVA_OPTS",
                "-Xmx1g",
                "DISCORD_WEBHOOK",
                "x",
                "PATH",
                "/bin"));

        assertThat(configuration).isEqualTo(Configuration.from(Map.of()));
    }

    @Test
    void a_file_that_cannot_be_read_is_named() {
        refused(Map.of("DOLMEN_CONFIG", folder + "/missing"), "missing", "cannot be read");
    }

    private String written(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static void refused(Map<String, String> environment, String... words) {
        assertThatThrownBy(() -> Configuration.from(environment))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContainingAll(words);
    }
}
