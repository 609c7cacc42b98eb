package dolmen.renderer.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import org.junit.jupiter.api.Test;

class DrawableTextTest {
    private static final double WIDE = 10_000;

    private final Font font = Typeface.load().bold().deriveFont(30f);

    @Test
    void a_plain_name_is_drawn_as_it_is() {
        assertThat(drawn("Åsa Ødegård-Nowak Łukasz Ελένη Юлия")).isEqualTo("Åsa Ødegård-Nowak Łukasz Ελένη Юлия");
    }

    @Test
    void emoji_and_letters_that_the_font_lacks_are_left_out() {
        assertThat(drawn("Ann 👩‍👩‍👧‍👦🏳️‍🌈 漢字 Lee")).isEqualTo("Ann Lee");
    }

    @Test
    void letters_in_fancy_dress_are_drawn_plainly() {
        assertThat(drawn("𝔄𝓼𝖙𝕣𝕚𝒹 ＦＵＬＬ")).isEqualTo("Astrid FULL");
    }

    @Test
    void marks_do_not_pile_up() {
        assertThat(drawn("Z\u0335\u0321\u0322\u034A\u0351\u0352algo\u0489\u0301\u0302\u0303")
                        .codePoints()
                        .filter(point -> Character.getType(point) == Character.NON_SPACING_MARK))
                .hasSizeLessThanOrEqualTo(4);
    }

    @Test
    void letters_and_marks_are_composed() {
        assertThat(drawn("e\u0301")).isEqualTo("é");
    }

    @Test
    void a_name_of_nothing_drawable_is_replaced() {
        assertThat(new DrawableText("\u200F\u202Eשלום 🦄\u0000\uD83D", "Romans", font).fitting(WIDE))
                .isEqualTo("Romans");
        assertThat(new DrawableText("", "Romans", font).fitting(WIDE)).isEqualTo("Romans");
    }

    @Test
    void lines_and_tabs_become_single_blanks() {
        assertThat(drawn(" one\r\n\ttwo\u00A0\u2003three ")).isEqualTo("one two three");
    }

    @Test
    void a_long_text_is_cut_with_an_ellipsis() {
        String cut = new DrawableText("W".repeat(100_000), "", font).fitting(200);

        assertThat(cut).startsWith("W").endsWith("…");
        assertThat(Typeface.width(cut, font)).isBetween(150.0, 200.0);
    }

    @Test
    void whatever_is_drawn_the_font_can_draw() {
        for (int point = 0; point <= Character.MAX_CODE_POINT; point += 7) {
            assertThat(font.canDisplayUpTo(drawn("a" + Character.toString(point))))
                    .isEqualTo(-1);
        }
    }

    private String drawn(String text) {
        return new DrawableText(text, "", font).fitting(WIDE);
    }
}
