package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {
    @Test
    void a_line_has_no_breaks_and_nothing_that_turns_the_text_around_it() {
        assertThat(Text.line("  a\n\tb\u202Ec\u200B\u0000d ", 20)).isEqualTo("a bc d");
    }

    @Test
    void an_emoji_family_stays_together_and_is_never_cut_in_half() {
        String family = "👩\u200D👧";
        assertThat(Text.line(family, 10)).isEqualTo(family);
        assertThat(Text.cut("ab👩👩", 4)).isEqualTo("ab…");
    }

    @Test
    void a_text_is_cut_after_a_word_unless_the_word_is_long() {
        assertThat(Text.cut("stack base and capstone", 18)).isEqualTo("stack base and…");
        assertThat(Text.cut("stack base and capstone", 15)).isEqualTo("stack base and…");
        assertThat(Text.cut("a pneumonoultramicroscopic stone", 15)).isEqualTo("a pneumonoultr…");
    }

    @Test
    void escaped_text_neither_formats_nor_mentions() {
        assertThat(Text.escaped("**<@1> `x` [a](b)")).isEqualTo("\\*\\*\\<\\@1\\> \\`x\\` \\[a\\]\\(b\\)");
    }

    @Test
    void pages_hold_as_many_paragraphs_as_fit() {
        String long_ = "x".repeat(1500);
        assertThat(Text.pages(List.of("a", "b", long_, long_), "\n\n")).containsExactly("a\n\nb\n\n" + long_, long_);
    }

    @Test
    void a_part_as_long_as_a_message_is_a_page_of_its_own_and_none_is_empty() {
        String longest = "x".repeat(Text.MAX_MESSAGE);
        assertThat(Text.pages(List.of(longest, "a", longest + "y"), "\n"))
                .containsExactly(longest, "a", Text.cut(longest + "y", Text.MAX_MESSAGE));
    }
}
