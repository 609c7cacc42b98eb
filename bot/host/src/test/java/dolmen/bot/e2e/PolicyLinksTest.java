package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where people learn of the operator's privacy policy and terms. */
class PolicyLinksTest {
    private static final URI POLICY = URI.create("https://example.org/privacy");
    private static final URI TERMS = URI.create("https://example.org/terms");
    private static final String LINKS =
            "[Privacy policy](<https://example.org/privacy>) · [Terms](<https://example.org/terms>)";

    @Test
    void help_and_privacy_link_what_the_operator_has_set() {
        var setting = HostedBot.Setting.USUAL.withPolicies(Optional.of(POLICY), Optional.of(TERMS));
        try (var discord = new LocalDiscord(setting)) {
            assertThat(discord.astrid.privately(discord.general, "help")).endsWith(LINKS);
            assertThat(Person.privateWords(discord.astrid.part(discord.general, "privacy", "export")))
                    .endsWith(LINKS);
            assertThat(Person.privateWords(discord.astrid.part(discord.general, "privacy", "delete")))
                    .endsWith(LINKS);
        }
    }

    @Test
    void nothing_is_linked_where_nothing_is_set() {
        try (var discord = new LocalDiscord()) {
            String help = discord.astrid.privately(discord.general, "help");
            assertThat(help).doesNotContain("](<").contains("begins a match").doesNotEndWith("…");
        }
    }
}
