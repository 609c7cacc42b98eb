package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigurationTest {

    @Test
    void an_empty_environment_means_the_local_discord_and_the_folder_data() throws Configuration.Invalid {
        Configuration configuration = Configuration.from(Map.of());

        assertThat(configuration.token()).isEmpty();
        assertThat(configuration.folder()).isEqualTo(Path.of("data"));
        assertThat(configuration.healthPort()).isEmpty();
        assertThat(configuration.sandboxPort()).isEqualTo(8642);
    }

    @Test
    void a_blank_token_counts_as_none() throws Configuration.Invalid {
        assertThat(Configuration.from(Map.of("DISCORD_TOKEN", "  ")).token()).isEmpty();
    }

    @Test
    void the_token_is_stripped_and_never_shows_in_text() throws Configuration.Invalid {
        Configuration configuration = Configuration.from(Map.of("DISCORD_TOKEN", " abc\n"));

        assertThat(configuration.token().orElseThrow().secret()).isEqualTo("abc");
        assertThat(configuration.toString()).doesNotContain("abc");
    }

    @ParameterizedTest
    @ValueSource(strings = {"eighty", "-1", "65536", "8080x"})
    void a_port_that_is_none_is_refused_by_the_name_of_its_variable(String port) {
        assertThatThrownBy(() -> Configuration.from(Map.of("DOLMEN_HEALTH_PORT", port)))
                .isInstanceOf(Configuration.Invalid.class)
                .hasMessageContaining("DOLMEN_HEALTH_PORT")
                .hasMessageContaining(port);
    }
}
