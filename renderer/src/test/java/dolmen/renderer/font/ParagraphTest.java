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
}
