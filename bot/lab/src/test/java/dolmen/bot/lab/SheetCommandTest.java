package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SheetCommandTest {

    @TempDir
    private Path directory;

    @Test
    void there_is_a_sheet_of_three_columns_for_each_theme_and_a_page_that_shows_them() throws IOException {
        assertThat(Shell.run("sheet", "--out", directory.toString())).isEqualTo(new Run(0, "", ""));

        String page = Files.readString(directory.resolve("sheet.md"));
        for (String theme : Themes.load().names()) {
            String file = "sheet-" + theme + ".png";
            BufferedImage sheet = ImageIO.read(directory.resolve(file).toFile());
            assertThat(sheet.getWidth()).isBetween(3 * 250, 3 * 300);
            assertThat(page).contains("](" + file + ")");
        }
    }

    @Test
    void the_same_sheet_is_drawn_every_time() throws IOException {
        Shell.run("sheet", "--out", directory.toString());
        byte[] first = Files.readAllBytes(directory.resolve("sheet-light.png"));
        Shell.run("sheet", "--out", directory.toString());

        assertThat(Files.readAllBytes(directory.resolve("sheet-light.png"))).isEqualTo(first);
    }

    @Test
    void a_directory_that_is_not_there_is_one_line() {
        Path nowhere = directory.resolve("missing");

        assertThat(Shell.run("sheet", "--out", nowhere.toString()))
                .isEqualTo(new Run(1, "", "dolmen: cannot write into " + nowhere + ".\n"));
    }
}
