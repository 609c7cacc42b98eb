package dolmen.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MessageTest {
    private static final Locale POLISH = Locale.forLanguageTag("pl");

    @Test
    void arguments_are_numbers_where_a_pattern_counts_and_words_elsewhere() {
        assertThat(Message.of("{player} took {stones, plural, one {a stone} other {# stones}} in {turns, number} turns")
                        .arguments())
                .containsExactly(
                        entry("player", Message.Kind.WORDS),
                        entry("stones", Message.Kind.AMOUNT),
                        entry("turns", Message.Kind.AMOUNT));
    }

    @Test
    void a_day_is_written_in_a_style() {
        assertThat(Message.of("since {day, date, ::dMMMy}").arguments())
                .containsExactly(entry("day", Message.Kind.DAY));
    }

    @Test
    void a_number_that_is_also_written_plainly_is_a_number() {
        assertThat(Message.of("{n} of them: {n, plural, other {#}}").arguments())
                .containsExactly(entry("n", Message.Kind.AMOUNT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{0} moved",
                "{Player} moved",
                "{player moved",
                "{when, date}",
                "{who, select, other {x}}",
                "{n, plural, one {#}}"
            })
    void what_no_phrase_can_fill_in_is_refused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Message.of(text));
    }

    @Test
    void a_plural_needs_the_forms_that_whole_numbers_have_in_the_language() {
        Message inEnglish = Message.of("{n, plural, one {# day} other {# days}}");

        assertThat(inEnglish.missingPlurals(Locale.ENGLISH)).isEmpty();
        assertThat(inEnglish.missingPlurals(Locale.FRENCH)).isEmpty();
        assertThat(inEnglish.missingPlurals(Locale.JAPANESE)).isEmpty();
        assertThat(inEnglish.missingPlurals(POLISH)).containsExactly("few", "many");
    }

    @Test
    void each_of_two_nested_plurals_needs_its_forms() {
        assertThat(Message.of("{n, plural, one {# day} other {{m, plural, other {# nights}}}}")
                        .missingPlurals(Locale.ENGLISH))
                .containsExactly("one");
    }
}
