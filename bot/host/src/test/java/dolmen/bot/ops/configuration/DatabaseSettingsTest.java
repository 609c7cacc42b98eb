package dolmen.bot.ops.configuration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.storage.sql.DatabaseAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DatabaseSettingsTest {
    private static final String URL = "postgresql://db.example.org:5433/dolmen";

    private static Configuration configuration(Map<String, String> more) throws InvalidConfigurationException {
        var environment = new HashMap<>(Map.of("DOLMEN_DATABASE_URL", URL));
        environment.putAll(more);
        return Configuration.from(environment);
    }

    @Test
    void without_an_address_the_database_is_a_file() throws Exception {
        assertThat(Configuration.from(Map.of()).database())
                .isEqualTo(new DatabaseAddress.File(Path.of("data", "sandbox", "dolmen.db")));
        assertThat(Configuration.from(Map.of("DISCORD_TOKEN", "abc")).database())
                .isEqualTo(new DatabaseAddress.File(Path.of("data", "dolmen.db")));
    }

    @Test
    void with_an_address_it_is_on_that_server_on_discord_and_on_the_local_one() throws Exception {
        for (Map<String, String> token : List.of(Map.<String, String>of(), Map.of("DISCORD_TOKEN", "abc"))) {
            DatabaseAddress address = configuration(token).database();

            assertThat(address).hasToString(URL);
            assertThat(((DatabaseAddress.Server) address).connections()).isEqualTo(8);
        }
    }

    @Test
    void user_password_and_connections_are_set_apart_and_the_password_never_shows(@TempDir Path folder)
            throws Exception {
        Path file = Files.writeString(folder.resolve("password"), "s3cret\n");
        Configuration configuration = configuration(Map.of(
                "DOLMEN_DATABASE_USER", "stones",
                "DOLMEN_DATABASE_PASSWORD_FILE", file.toString(),
                "DOLMEN_DATABASE_POOL", "20"));

        var server = configuration.server().orElseThrow();
        assertThat(server.user()).contains("stones");
        assertThat(server.password()).contains("s3cret");
        assertThat(server.connections()).isEqualTo(20);
        assertThat(configuration.secrets()).containsExactly("s3cret");
        assertThat(configuration.toString()).doesNotContain("s3cret");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mysql://host/dolmen",
                "postgresql://host",
                "postgresql://host/",
                "postgresql:///dolmen",
                "postgresql://host/a b",
                "host:5432/dolmen",
                "postgresql://host/dolmen#x"
            })
    void what_is_no_address_is_refused(String text) {
        assertThatThrownBy(() -> configuration(Map.of("DOLMEN_DATABASE_URL", text)))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("DOLMEN_DATABASE_URL")
                .hasMessageContaining("postgresql://host:5432/dolmen");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql://stones:s3cret@host/dolmen",
                "postgresql://host/dolmen?password=s3cret",
                "postgresql://host/dolmen?ssl=true&user=s3cret"
            })
    void a_secret_in_the_address_is_refused_without_a_word_of_it(String text) {
        assertThatThrownBy(() -> configuration(Map.of("DOLMEN_DATABASE_URL", text)))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("DOLMEN_DATABASE_PASSWORD")
                .hasMessageNotContaining("s3cret");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "201", "many", "-3"})
    void so_many_connections_cannot_be(String text) {
        assertThatThrownBy(() -> configuration(Map.of("DOLMEN_DATABASE_POOL", text)))
                .isInstanceOf(InvalidConfigurationException.class)
                .hasMessageContaining("DOLMEN_DATABASE_POOL");
    }
}
