package dolmen.renderer.png;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Pixels;
import dolmen.renderer.Scenes;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngWriterTest {

    @Test
    void few_colours_come_back_exactly() throws IOException {
        var picture = new BufferedImage(37, 5, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < 37; x++) {
            for (int y = 0; y < 5; y++) {
                picture.setRGB(x, y, 0xFF000000 | x * 0x050301 + y);
            }
        }

        BufferedImage read = read(PngWriter.encode(picture));

        assertThat(Pixels.of(read)).isEqualTo(Pixels.of(picture));
        assertThat(read.getWidth()).isEqualTo(37);
    }

    @Test
    void a_picture_of_one_colour_comes_back() throws IOException {
        var picture = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);

        assertThat(Pixels.of(read(PngWriter.encode(picture)))).isEqualTo(Pixels.of(picture));
    }

    @Test
    void a_board_comes_back_as_no_eye_can_tell() throws IOException {
        BufferedImage picture =
                new BoardRenderer().render(Scenes.siege(), Themes.load().byDefault(), 1000);

        BufferedImage read = read(PngWriter.encode(picture));

        assertThat(Pixels.meanDifference(read, picture)).isLessThan(0.5);
        assertThat(Pixels.partDifferingBy(read, picture, 12)).isLessThan(0.0005);
    }

    @Test
    void a_board_takes_less_than_half_of_the_space_of_true_colours() throws IOException {
        BufferedImage picture =
                new BoardRenderer().render(Scenes.crumbling(), Themes.load().byDefault(), 1000);
        var trueColours = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", trueColours);

        assertThat(PngWriter.encode(picture)).hasSizeLessThan(trueColours.size() / 2);
    }

    private static BufferedImage read(byte[] file) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file));
    }
}
