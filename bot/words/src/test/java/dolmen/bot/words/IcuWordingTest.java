package dolmen.bot.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class IcuWordingTest {
    private static final List<Argument> CELLS = List.of(new Verbatim("d4"), new Verbatim("d5"), new Verbatim("e4"));

    private final Wordings languages = new Wordings();

    private static Phrase taken(long stones) {
        return new Phrase(
                "dolmen.bot.words.example",
                "taken",
                Map.of("player", new Verbatim("**{Ylva}**"), "stones", new Amount(stones)));
    }

    @ParameterizedTest
    @CsvSource({
        "en-US, 1, '**{Ylva}** took a stone, and that''s all.'",
        "en-GB, 1234, '**{Ylva}** took 1,234 stones, and that''s all.'",
        "de, 1, '**{Ylva}** nahm einen Stein, und das war’s.'",
        "de, 1234, '**{Ylva}** nahm 1.234 Steine, und das war’s.'",
        "pl, 2, '**{Ylva}** bierze 2 kamienie.'",
        "pl, 5, '**{Ylva}** bierze 5 kamieni.'",
        "pl, 22, '**{Ylva}** bierze 22 kamienie.'",
        "ja, 3, **{Ylva}**は石を3個取った。",
        "en-XA, 3, '⟦**{Ylva}** ţööööķ 3 šţööñééš, ååñđ ţĥååţ''š ååļļ.⟧'",
        "ko, 3, '**{Ylva}** took 3 stones, and that''s all.'"
    })
    void a_phrase_is_said_in_each_language(String tag, long stones, String words) {
        assertThat(languages.of(tag).of(taken(stones))).isEqualTo(words);
    }

    @Test
    void a_message_that_a_language_lacks_is_english() {
        assertThat(languages.of("sv-SE").of(taken(1))).startsWith("**{Ylva}** took a stone");
    }

    /** As on a host whose own language is one of the others. */
    @Test
    void the_language_of_the_host_is_nobodys() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(languages.of("it").of(taken(1))).startsWith("**{Ylva}** took a stone");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void a_phrase_within_a_phrase_is_said_in_the_same_language() {
        Phrase outer = new Phrase("dolmen.bot.words.example", "then", Map.of("before", taken(1)));

        assertThat(languages.of("de").of(outer))
                .isEqualTo("**{Ylva}** nahm einen Stein, und das war’s. Danach ist Schluss.");
    }

    @ParameterizedTest
    @CsvSource({
        "en-US, AND, 'd4, d5 and e4'",
        "en-US, OR, 'd4, d5 or e4'",
        "de, AND, 'd4, d5 und e4'",
        "fr, OR, 'd4, d5 ou e4'",
        "es-419, AND, 'd4, d5 y e4'",
        "ja, AND, d4、d5、e4"
    })
    void a_list_is_joined_as_the_language_joins(String tag, Listing.Kind kind, String words) {
        assertThat(languages.of(tag).of(new Listing(CELLS, kind))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"en-US, '12,345'", "de, 12.345", "pl, 12\u00a0345", "ja, '12,345'"})
    void a_number_is_written_as_the_language_writes_it(String tag, String words) {
        assertThat(languages.of(tag).of(new Amount(12_345))).isEqualTo(words);
    }

    @Test
    void every_language_is_listed_under_its_own_name() {
        assertThat(Wordings.names().values())
                .containsExactly(
                        "English",
                        "Deutsch",
                        "Svenska",
                        "Français",
                        "Español",
                        "Italiano",
                        "Português (Brasil)",
                        "polski",
                        "Nederlands",
                        "日本語");
        assertThat(Wordings.names().keySet()).startsWith("en", "de").contains("pt-BR");
    }
}
