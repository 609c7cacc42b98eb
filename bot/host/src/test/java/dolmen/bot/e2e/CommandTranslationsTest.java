package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.words.CommandTranslations;
import dolmen.bot.words.Wordings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every text of the registered commands is translated but the names of languages, which everybody finds in their own.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandTranslationsTest {
    private static final int SLASH = 1;

    private final List<Text> texts = new ArrayList<>();

    /** A text of a command, with its translations by language. */
    private record Text(String english, JsonNode translations) {
        private boolean has(DiscordLocale language) {
            return translations.has(language.getLocale());
        }

        private String in(DiscordLocale language) {
            return translations.path(language.getLocale()).asText();
        }
    }

    @BeforeAll
    void register() {
        try (LocalDiscord discord = new LocalDiscord()) {
            discord.registeredCommands().forEach(command -> {
                if (command.path("type").asInt() != SLASH) {
                    add(command, "name");
                } else {
                    collect(command);
                }
            });
        }
    }

    private void collect(JsonNode part) {
        add(part, "description");
        part.path("options").forEach(this::collect);
        part.path("choices").forEach(choice -> {
            if (!Wordings.names().containsValue(choice.path("name").asText())) {
                add(choice, "name");
            }
        });
    }

    private void add(JsonNode part, String field) {
        texts.add(new Text(part.path(field).asText(), part.path(field + "_localizations")));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_text_is_missing_in_a_language(DiscordLocale language) {
        assertThat(texts).hasSizeGreaterThan(150);
        assertThat(texts).filteredOn(text -> !text.has(language)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void no_translation_is_left_without_a_command(DiscordLocale language) {
        ResourceBundle file = CommandTranslations.file(language);
        Set<String> used = texts.stream().map(text -> text.in(language)).collect(Collectors.toSet());
        assertThat(file.keySet())
                .isNotEmpty()
                .allSatisfy(key -> assertThat(used).contains(file.getString(key)));
    }

    /** A key that serves several commands would serve one with another text, too. */
    @ParameterizedTest
    @MethodSource("languages")
    void no_translation_serves_two_different_texts(DiscordLocale language) {
        Map<String, Set<String>> english = texts.stream()
                .collect(Collectors.groupingBy(
                        text -> text.in(language), Collectors.mapping(Text::english, Collectors.toSet())));
        assertThat(english.values())
                .allSatisfy(originals -> assertThat(originals).hasSize(1));
    }

    static Stream<DiscordLocale> languages() {
        return CommandTranslations.LANGUAGES.stream();
    }
}
