package dolmen.rules.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {
    /** An invisible character, left out of the text, which also prevents the shortcut for plain texts. */
    private static final String INVISIBLE = "\u200b";

    @ParameterizedTest
    @ValueSource(strings = {"", "a1", "a1-b2", "a1 x b2, c3", "swap", "1. e2>e4!?", "$5+6{}[]|~"})
    void what_is_plain_stays(String plain) {
        assertThat(PlainText.of(plain)).isEqualTo(plain);
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "A1-B2|a1-b2",
                " a1|a1",
                "a1 |a1",
                "a1  b2|a1 b2",
                "a1\tb2|a1 b2",
                "`a1`|a1",
                "a1–b2|a1-b2",
                "a1\\-b2|a1-b2",
                "a1\\b2|a1\\b2",
                "\u04301-\u04412|a1-c2",
                "\u0430\u0441|\u0430\u0441",
                "a1→b2|a1>b2"
            })
    void what_is_not_becomes_so(String typed, String plain) {
        assertThat(PlainText.of(typed)).isEqualTo(plain);
    }

    @Test
    void what_is_plain_at_first_sight_is_so_at_the_second() {
        var random = new Random(4);
        for (int text = 0; text < 20_000; text++) {
            String typed = random.ints(random.nextInt(8), 0, 128)
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            assertThat(PlainText.of(typed)).isEqualTo(PlainText.of(typed + INVISIBLE));
        }
    }
}
