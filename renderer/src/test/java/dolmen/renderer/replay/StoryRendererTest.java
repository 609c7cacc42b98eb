package dolmen.renderer.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.Scenes;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class StoryRendererTest {
    private static final Still STILL =
            new Still(Scenes.siege(), new Header(List.of(), "3 / 9"), "Astrid: A stone moves from a2 to a3");

    private static final String LONG =
            "12 / 60 · Astrid: The tower on a1 falls towards c3: walls now stand on b2 and c3";

    private final StoryRenderer stories = new StoryRenderer(new BoardRenderer());

    private BufferedImage drawn(int stills) throws IOException {
        return drawn(stills, STILL);
    }

    private BufferedImage drawn(int stills, Still still) throws IOException {
        byte[] png = stories.png(
                new Story(Collections.nCopies(stills, still)), Themes.load().byDefault(), 1000);
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    @Test
    void two_boards_stand_in_one_row_and_four_in_two() throws IOException {
        int row = drawn(2).getHeight();

        assertThat(drawn(2).getWidth()).isEqualTo(1000);
        assertThat(drawn(4).getHeight()).isGreaterThan(row * 3 / 2);
        assertThat(drawn(3).getHeight()).isEqualTo(drawn(4).getHeight());
    }

    /** A phone shows a page 400 pixels wide in 330 by 350. */
    @Test
    void captions_are_twelve_pixels_high_where_a_phone_shows_the_picture() throws IOException {
        for (String caption : List.of("The start", LONG)) {
            BufferedImage picture = drawn(4, new Still(STILL.scene(), STILL.header(), caption));

            double shown = Math.min(330.0 / picture.getWidth(), 350.0 / picture.getHeight());
            assertThat(LetterBox.comfortable(picture.getWidth()) * shown).isGreaterThanOrEqualTo(11.99);
        }
    }

    @Test
    void a_long_caption_is_told_on_more_lines_below_smaller_boards() throws IOException {
        BufferedImage brief = drawn(2, new Still(STILL.scene(), STILL.header(), "The start"));
        BufferedImage told = drawn(2, new Still(STILL.scene(), STILL.header(), LONG));

        assertThat(told.getHeight() - brief.getHeight()).isGreaterThan((int) (2 * LetterBox.comfortable(1000)));
    }

    @Test
    void a_story_has_two_to_four_pictures() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Story(List.of(STILL)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Story(Collections.nCopies(5, STILL)));
    }
}
