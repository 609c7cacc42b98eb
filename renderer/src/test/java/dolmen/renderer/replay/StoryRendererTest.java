package dolmen.renderer.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.Scenes;
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

    private final StoryRenderer stories = new StoryRenderer(new BoardRenderer());

    private BufferedImage drawn(int stills) throws IOException {
        byte[] png = stories.png(
                new Story(Collections.nCopies(stills, STILL)), Themes.load().byDefault(), 1000);
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    @Test
    void two_boards_stand_in_one_row_and_four_in_two() throws IOException {
        int row = drawn(2).getHeight();

        assertThat(drawn(2).getWidth()).isEqualTo(1000);
        assertThat(drawn(4).getHeight()).isGreaterThan(row * 3 / 2);
        assertThat(drawn(3).getHeight()).isEqualTo(drawn(4).getHeight());
    }

    @Test
    void a_story_has_two_to_four_pictures() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Story(List.of(STILL)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Story(Collections.nCopies(5, STILL)));
    }
}
