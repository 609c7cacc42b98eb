package dolmen.renderer.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import org.junit.jupiter.api.Test;

class ParagraphTest {
    private final Typeface typeface = Typeface.load();
    private final Font font = typeface.regular(30);

    @Test
    void a_number_stays_with_its_noun() {
        double room = Typeface.width("Romans, 14 st", font);

        assertThat(Paragraph.of(typeface, "Romans, 14 stones", font, room, 3).lines())
                .containsExactly("Romans,", "14 stones");
    }

    @Test
    void other_words_part_where_the_room_ends() {
        double room = Typeface.width("nobody else ca", font);

        assertThat(Paragraph.of(typeface, "nobody else can move", font, room, 3).lines())
                .containsExactly("nobody else", "can move");
    }

    @Test
    void a_sign_stays_with_its_word_after_the_no_break_space_of_french() {
        double room = Typeface.width("Victoire : ", font);

        assertThat(Paragraph.of(typeface, "Une victoire\u00a0: bravo", font, room, 4)
                        .lines())
                .containsExactly("Une", "victoire :", "bravo");
    }

    @Test
    void japanese_breaks_between_its_letters_but_never_before_a_full_stop() {
        var japanese = new FontFamily(font, typeface.scripts());
        double room = japanese.width("石が列に立つ");

        assertThat(Paragraph.of(typeface, "石が列に立つ。次の手", font, room, 3).lines()).containsExactly("石が列に立", "つ。次の手");
    }

    @Test
    void cut_japanese_has_no_blanks_between_its_letters() {
        double room = new FontFamily(font, typeface.scripts()).width("石が列に立");

        assertThat(Paragraph.of(typeface, "石が列に立つ次の手番まで残る", font, room, 2).lines())
                .last()
                .asString()
                .doesNotContain(" ")
                .endsWith("…");
    }
}
