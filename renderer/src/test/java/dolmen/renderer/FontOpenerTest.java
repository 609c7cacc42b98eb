package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.plaque.Plaques;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Side;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FontOpenerTest {

    /** A drawing in a Java process of its own, since each process looks for the machine's fonts only once. */
    static final class Drawing {
        private Drawing() {}

        public static void main(String[] arguments) {
            byte[] png = new BoardRenderer()
                    .png(
                            Scenes.siege(),
                            new Header(List.of(new Header.SeatCaption("שלום 王", Side.FIRST, true, "")), "Hello"),
                            Themes.load().byDefault(),
                            400);
            System.out.println("drawn: " + png.length);
            byte[] chart = new PlaqueRenderer()
                    .png(Plaques.profile(), Plaques.ENGLISH, Themes.load().byDefault(), 400);
            System.out.println("charted: " + chart.length);
        }
    }

    @Test
    void a_board_and_a_chart_are_drawn_where_java_finds_no_list_of_fonts() throws IOException, InterruptedException {
        var java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-Dsun.awt.fontconfig=/there/is/no/such/file",
                "-cp",
                System.getProperty("java.class.path"),
                Drawing.class.getName());
        Process process = java.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("drawn: ", "charted: ");
    }
}
