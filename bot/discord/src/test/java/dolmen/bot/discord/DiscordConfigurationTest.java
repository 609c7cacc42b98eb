package dolmen.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiscordConfigurationTest {
    private static final Optional<String> GATEWAY = Optional.of("ws://127.0.0.1:8642/gateway/");

    @Test
    void without_other_addresses_it_is_the_real_discord() {
        assertThat(DiscordConfiguration.of("token", Optional.empty(), Optional.empty())
                        .local())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://127.0.0.1:8642/api/v10/", "http://localhost/api/v10/", "http://[::1]:9/api/"})
    void addresses_on_this_machine_are_taken(String base) {
        assertThat(DiscordConfiguration.of("token", Optional.of(base), GATEWAY).local())
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://discord.com/api/v10/",
                "http://127.0.0.1.example.org/",
                "http://127.0.0.1@example.org/",
                "http://example.org#127.0.0.1",
                "http://10.0.0.1/",
                "http://2130706433/",
                "ftp://127.0.0.1/",
                "127.0.0.1:8642",
                "not an address"
            })
    void any_other_address_is_refused_so_that_no_token_leaks(String base) {
        assertThatThrownBy(() -> DiscordConfiguration.of("token", Optional.of(base), GATEWAY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("DISCORD_API_BASE")
                .hasMessageContaining("only be an address on this machine");
    }

    @Test
    void one_address_without_the_other_is_refused() {
        assertThatThrownBy(() -> DiscordConfiguration.of("token", Optional.empty(), GATEWAY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("set both or neither");
    }

    @Test
    void the_token_never_shows() {
        assertThat(DiscordConfiguration.of("secret", Optional.empty(), Optional.empty()))
                .asString()
                .doesNotContain("secret");
    }
}
