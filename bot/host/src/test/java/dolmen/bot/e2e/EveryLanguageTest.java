package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.words.CommandTranslations;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Discord accepts the translated answers in every language, with all their buttons and menus. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryLanguageTest {
    private final LocalDiscord discord = new LocalDiscord();
    private String thread = "";

    @BeforeAll
    void begin() {
        thread = discord.begin("murus-gallicus");
    }

    @AfterAll
    void close() {
        discord.close();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void nothing_is_refused_for_its_length_or_left_in_english(DiscordLocale language) {
        List<JsonNode> english = answers("en-US");
        List<JsonNode> other = answers(language.getLocale());

        for (int answer = 0; answer < english.size(); answer++) {
            assertThat(Person.privateWords(other.get(answer)))
                    .as("%s answers %s", language, english.get(answer).path("message"))
                    .isNotEmpty()
                    .isNotEqualTo(Person.privateWords(english.get(answer)));
            assertThat(other.get(answer).path("message").findValuesAsText("custom_id"))
                    .hasSameSizeAs(english.get(answer).path("message").findValuesAsText("custom_id"));
        }
    }

    private List<JsonNode> answers(String language) {
        discord.speaks(discord.astrid, language);
        return Stream.of(
                        Stream.of("help", "settings", "settings-server")
                                .map(name -> discord.astrid.command(thread, name)),
                        Stream.of("vacation show", "block list", "privacy export", "privacy delete", "setup check")
                                .map(name -> name.split(" ", 2))
                                .map(part -> discord.astrid.part(discord.general, part[0], part[1])),
                        Stream.of(
                                discord.astrid.part(thread, "moderate", "annul"),
                                discord.astrid.command(thread, "move", "move", "a1-h8"),
                                discord.astrid.command(thread, "rules", "game", "chess"),
                                discord.astrid.command(
                                        discord.general,
                                        "challenge",
                                        "opponent",
                                        discord.astrid.id,
                                        "game",
                                        "obelisk")))
                .flatMap(answers -> answers)
                .toList();
    }

    static List<DiscordLocale> languages() {
        return CommandTranslations.LANGUAGES;
    }
}
