package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RenderCommandTest {

    @TempDir
    private Path directory;

    private Path file = Path.of("");

    @BeforeEach
    void a_file_to_write() {
        file = directory.resolve("board.png");
    }

    @Test
    void the_position_becomes_a_picture_of_the_usual_width() throws IOException {
        assertThat(Shell.run("render", "heap", "--out", file.toString())).isEqualTo(new Run(0, "", ""));
        assertThat(picture().getWidth()).isEqualTo(1000);
    }

    @Test
    void width_theme_and_viewer_can_be_chosen() throws IOException {
        var run = Shell.run("render", "heap", "take-1", "--out=" + file, "--width=400", "--theme=light", "--viewer=1");
        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(picture().getWidth()).isEqualTo(400);
    }

    @Test
    void the_last_move_is_marked() throws IOException {
        Shell.run("render", "heap", "--out", file.toString());
        byte[] before = Files.readAllBytes(file);
        Shell.run("render", "heap", "take-1", "--out", file.toString());
        assertThat(Files.readAllBytes(file)).isNotEqualTo(before);
    }

    @Test
    void a_finished_game_can_be_drawn() throws IOException {
        assertThat(Shell.run("render", "heap", "take-2", "take-1", "--out", file.toString()))
                .isEqualTo(new Run(0, "", ""));
        assertThat(picture().getWidth()).isEqualTo(1000);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    --width=399  | dolmen: --width must be 400 to 1600, not 399.
                    --width=wide | dolmen: Invalid value for option '--width': 'wide' is not an int (see dolmen render --help)
                    --theme=mud  | dolmen: unknown theme "mud"; the themes are
                    --viewer=2   | dolmen: --viewer must be a seat from 0 to 1, not 2.
                    --viewer=-1  | dolmen: --viewer must be a seat from 0 to 1, not -1.
                    --frame      | dolmen: Unknown option: '--frame' (see dolmen render --help)
                    """)
    void an_option_that_cannot_be_is_one_line_and_exit_code_2(String option, String why) {
        var run = Shell.run("render", "heap", "--out", file.toString(), option);
        assertThat(run.err()).startsWith(why).hasLineCount(1);
        assertThat(run.code()).isEqualTo(2);
        assertThat(file).doesNotExist();
    }

    @Test
    void a_line_of_play_is_animated_with_a_frame_for_the_start_and_every_turn() throws IOException {
        Path film = directory.resolve("film.gif");
        assertThat(Shell.run("render", "heap", "take-2", "take-1", "--animated", film.toString()))
                .isEqualTo(new Run(0, "", ""));
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(film.toFile()));
        assertThat(reader.getNumImages(true)).isEqualTo(3);
        assertThat(reader.getWidth(0)).isEqualTo(560);
        assertThat(file).doesNotExist();
    }

    @Test
    void a_picture_and_an_animated_one_are_written_at_once() throws IOException {
        Path film = directory.resolve("film.gif");
        var run = Shell.run("render", "heap", "--out=" + file, "--animated=" + film, "--width=400");
        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(picture().getWidth()).isEqualTo(400);
        assertThat(ImageIO.read(film.toFile()).getWidth()).isEqualTo(400);
    }

    @Test
    void something_is_to_be_written() {
        assertThat(Shell.run("render", "heap"))
                .isEqualTo(new Run(2, "", "dolmen: nothing to write: give --out or --animated.\n"));
    }

    @Test
    void a_refused_move_draws_nothing() {
        assertThat(Shell.run("render", "heap", "jump", "--out", file.toString()))
                .isEqualTo(new Run(1, "", "dolmen: move 1, \"jump\": This is no move.\n"));
        assertThat(file).doesNotExist();
    }

    @Test
    void a_file_that_cannot_be_written_is_one_line() {
        Path nowhere = directory.resolve("missing").resolve("board.png");
        assertThat(Shell.run("render", "heap", "--out", nowhere.toString()))
                .isEqualTo(new Run(1, "", "dolmen: cannot write " + nowhere + ".\n"));
    }

    private BufferedImage picture() throws IOException {
        return ImageIO.read(file.toFile());
    }
}
