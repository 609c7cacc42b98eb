package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.ContactSheet.Captioned;
import dolmen.renderer.ContactSheet.SceneRow;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class ContactSheetTest {
    private static final Captioned SIEGE = new Captioned("A siege", Scenes.siege());

    private final BoardRenderer renderer = new BoardRenderer();

    @Test
    void each_scene_of_a_row_makes_the_sheet_wider_and_each_row_makes_it_higher() throws IOException {
        BufferedImage one = sheet(new SceneRow(List.of(SIEGE)));
        BufferedImage beside = sheet(new SceneRow(List.of(SIEGE, SIEGE)));
        BufferedImage below = sheet(new SceneRow(List.of(SIEGE)), new SceneRow(List.of(SIEGE)));

        assertThat(beside.getWidth()).isGreaterThan(one.getWidth() * 3 / 2);
        assertThat(beside.getHeight()).isEqualTo(one.getHeight());
        assertThat(below.getHeight()).isGreaterThan(one.getHeight() * 3 / 2);
        assertThat(below.getWidth()).isEqualTo(one.getWidth());
    }

    private BufferedImage sheet(SceneRow... rows) throws IOException {
        byte[] png = new ContactSheet(List.of(rows)).png(renderer, Themes.load().byDefault());
        return ImageIO.read(new ByteArrayInputStream(png));
    }
}
