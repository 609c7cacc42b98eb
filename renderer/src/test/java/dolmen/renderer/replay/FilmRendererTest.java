package dolmen.renderer.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.Scenes;
import dolmen.renderer.palette.Palette;
import dolmen.renderer.palette.Pixels;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FilmRendererTest {
    private static final int WIDTH = 400;
    private static final BoardRenderer BOARDS = new BoardRenderer();
    private static final Theme THEME = Themes.load().byDefault();

    private final FilmRenderer films = new FilmRenderer(BOARDS);

    /** A match in which every turn takes a piece. */
    private static Film film(int stills) {
        BoardScene whole = Scenes.siege();
        return new Film(IntStream.range(0, stills)
                .mapToObj(number -> {
                    List<Token> left = whole.tokens().subList(0, whole.tokens().size() - number % 9);
                    var scene = new BoardScene(whole.surface(), left, List.of(), List.of(), "");
                    return new Still(
                            scene,
                            new Header(
                                    List.of(
                                            new Header.SeatCaption("Astrid", Side.FIRST, number % 2 == 0, "16 stones"),
                                            new Header.SeatCaption("Björn", Side.SECOND, number % 2 == 1, "9 stones")),
                                    number + " / " + (stills - 1)),
                            "Astrid: A stone is taken from the board, the %d. of them".formatted(number));
                })
                .toList());
    }

    @Test
    void every_still_is_one_frame_and_the_film_begins_again() throws IOException {
        DecodedFilm decoded = DecodedFilm.of(films.gif(film(12), THEME, WIDTH));

        assertThat(decoded.pictures()).hasSize(12);
        assertThat(decoded.forEver()).isTrue();
    }

    @Test
    void the_end_is_held_longer_than_anything_before() throws IOException {
        List<Integer> holds = DecodedFilm.of(films.gif(film(12), THEME, WIDTH)).holds();

        assertThat(holds.subList(0, 11)).allMatch(hold -> hold >= 60 && hold <= 200);
        assertThat(holds.getLast()).isEqualTo(600);
    }

    @Test
    void a_long_film_goes_faster_and_takes_no_longer_than_two_minutes() {
        var pace = new StillDurations(200);

        assertThat(IntStream.range(0, 200).map(pace::hold).sum()).isLessThan(2 * 60 * 100 + 600 + 200);
        assertThat(new StillDurations(20).hold(5)).isGreaterThan(pace.hold(5));
    }

    @Test
    void a_frame_has_the_ground_of_its_theme_up_to_every_corner() {
        Still still = film(1).stills().getFirst();
        int higher = 2 * Screen.height(BOARDS, film(1), WIDTH);

        BufferedImage frame = new Screen(BOARDS, THEME, higher, WIDTH).picture(still);

        int ground = THEME.ground().getRGB();
        for (int x : List.of(0, frame.getWidth() - 1)) {
            for (int y : List.of(0, frame.getHeight() - 1)) {
                assertThat(frame.getRGB(x, y)).as("%d, %d", x, y).isEqualTo(ground);
            }
        }
    }

    @Test
    void frames_decode_to_the_pictures_they_were_made_of_in_the_colours_of_one_palette() throws IOException {
        Film film = film(12);
        var screen = new Screen(BOARDS, THEME, Screen.height(BOARDS, film, WIDTH), WIDTH);
        Palette palette = Palette.of(
                film.sample(8).stream().map(screen::picture).map(Pixels::of).toList(), GifWriter.MOST_COLORS);

        DecodedFilm decoded = DecodedFilm.of(films.gif(film, THEME, WIDTH));

        for (int index = 0; index < 12; index++) {
            int[] drawn = Pixels.of(screen.picture(film.stills().get(index)));
            int[] shown = Pixels.of(decoded.pictures().get(index));
            assertThat(shown)
                    .as("frame %d", index)
                    .isEqualTo(IntStream.of(drawn)
                            .map(color -> palette.color(palette.place(color)))
                            .toArray());
            assertThat(meanError(drawn, shown)).isLessThan(2);
        }
    }

    /** The mean difference of channels between two pictures, of 255. */
    private static double meanError(int[] drawn, int[] shown) {
        return IntStream.range(0, drawn.length)
                .mapToDouble(index -> {
                    var one = new Color(drawn[index]);
                    var other = new Color(shown[index]);
                    return (Math.abs(one.getRed() - other.getRed())
                                    + Math.abs(one.getGreen() - other.getGreen())
                                    + Math.abs(one.getBlue() - other.getBlue()))
                            / 3.0;
                })
                .average()
                .orElseThrow();
    }

    @Test
    void a_frame_is_the_rectangle_in_which_something_has_changed() throws IOException {
        var grey = new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB);
        BufferedImage spotted = spotted();
        Palette palette = Palette.of(List.of(Pixels.of(grey), Pixels.of(spotted)), GifWriter.MOST_COLORS);
        var gif = new GifWriter(palette);

        gif.add(grey, 100);
        gif.add(spotted, 100);
        gif.add(spotted, 100);
        gif.add(grey, 100);

        DecodedFilm decoded = DecodedFilm.of(gif.finish());
        var spot = new Rectangle(11, 7, 5, 9);
        assertThat(decoded.frames()).containsExactly(new Rectangle(60, 40), spot, new Rectangle(0, 0, 1, 1), spot);
        assertThat(Pixels.of(decoded.pictures().get(1))).isEqualTo(Pixels.of(spotted));
        assertThat(Pixels.of(decoded.pictures().get(2))).isEqualTo(Pixels.of(spotted));
        assertThat(Pixels.of(decoded.pictures().get(3))).isEqualTo(Pixels.of(grey));
    }

    private static BufferedImage spotted() {
        var spotted = new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = spotted.createGraphics();
        pen.setColor(Color.ORANGE);
        pen.fillRect(11, 7, 5, 9);
        pen.dispose();
        return spotted;
    }

    @Test
    void a_film_that_is_larger_than_allowed_is_given_up() {
        int size = films.gif(film(12), THEME, WIDTH).length;

        assertThat(films.gif(film(12), THEME, WIDTH, size)).isPresent();
        assertThat(films.gif(film(12), THEME, WIDTH, size - 1)).isEmpty();
        assertThat(films.gif(film(12), THEME, WIDTH, 1000)).isEmpty();
    }

    @Test
    void the_same_film_gives_the_same_bytes() {
        assertThat(films.gif(film(4), THEME, WIDTH)).isEqualTo(new FilmRenderer(BOARDS).gif(film(4), THEME, WIDTH));
    }

    @Test
    void two_hundred_turns_stay_below_eight_mebibytes() {
        assertThat(films.gif(film(201), THEME, FilmRenderer.DEFAULT_WIDTH).length)
                .isLessThan(8 << 20);
    }

    @Test
    void a_picture_with_few_colours_keeps_them_all() throws IOException {
        BufferedImage spotted = spotted();
        var gif = new GifWriter(Palette.of(List.of(Pixels.of(spotted)), GifWriter.MOST_COLORS));
        gif.add(spotted, 1);

        assertThat(Pixels.of(DecodedFilm.of(gif.finish()).pictures().getFirst()))
                .isEqualTo(Pixels.of(spotted));
    }
}
