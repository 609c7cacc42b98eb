package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.face.Face;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderTest {
    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u202Eשלום עולם",
                "محمد",
                "👩‍👩‍👧‍👦",
                "Z\u0335\u0321\u0322\u034A\u0351\u0352\u0353\u0354",
                "﷽﷽﷽﷽﷽﷽﷽﷽",
                "\uD83D",
                "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
                "line\nbreak\u0000\u0007"
            })
    void a_hostile_name_leaves_the_other_half_and_the_board_as_they_are(String name) {
        BufferedImage hostile = picture(name, "Turn 12");
        BufferedImage plain = picture("Astrid", "Turn 12");

        int strip = 110;
        assertThat(hostile.getHeight()).isEqualTo(plain.getHeight());
        assertThat(Pixels.of(hostile.getSubimage(500, 0, 500, strip)))
                .isEqualTo(Pixels.of(plain.getSubimage(500, 0, 500, strip)));
        assertThat(Pixels.of(hostile.getSubimage(0, strip, 1000, plain.getHeight() - strip)))
                .isEqualTo(Pixels.of(plain.getSubimage(0, strip, 1000, plain.getHeight() - strip)));
    }

    @Test
    void the_player_to_move_is_shown() {
        var first = new Header(
                List.of(new SeatCaption("A", Side.FIRST, true, ""), new SeatCaption("B", Side.SECOND, false, "")), "");
        var second = new Header(
                List.of(new SeatCaption("A", Side.FIRST, false, ""), new SeatCaption("B", Side.SECOND, true, "")), "");

        assertThat(Pixels.partDifferingBy(
                        renderer.render(Scenes.siege(), first, theme, 400),
                        renderer.render(Scenes.siege(), second, theme, 400),
                        20))
                .isPositive();
    }

    @Test
    void four_places_stand_in_two_rows() {
        var place = new SeatCaption("Astrid", Side.THIRD, false, "12 stones");
        var two = new Header(Collections.nCopies(2, place), "");
        var four = new Header(Collections.nCopies(4, place), "");

        assertThat(strip(four).getHeight()).isGreaterThan(strip(two).getHeight());
    }

    @Test
    void a_picture_that_would_be_tall_has_its_header_beside_the_board() {
        var place = new SeatCaption("Astrid", Side.THIRD, false, "12 stones");
        var wordy = new SeatCaption("W".repeat(60), Side.THIRD, true, "stones and ".repeat(20));
        BufferedImage plain =
                renderer.render(Scenes.crumbling(), new Header(Collections.nCopies(2, place), "Turn 12"), theme, 1000);
        BufferedImage talking = renderer.render(
                Scenes.crumbling(), new Header(List.of(wordy, place), "White won: somebody resigned"), theme, 1000);

        assertThat(LetterBox.isTall(plain.getWidth(), plain.getHeight())).isFalse();
        assertThat(talking.getHeight()).isEqualTo(plain.getHeight());
        assertThat(Pixels.differenceOf(plain, talking).getMinX()).isGreaterThan(750);
        assertThat(Pixels.differenceOf(plain, talking).getMaxX()).isLessThan(990);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void names_and_notes_of_any_length_leave_every_other_place_as_it_is(int seats) {
        Header plain = header(seats, -1);
        var differences = new ArrayList<Rectangle>();
        for (int seat = 0; seat < seats; seat++) {
            differences.add(Pixels.differenceOf(strip(plain), strip(header(seats, seat))));
        }

        for (int seat = 0; seat < seats; seat++) {
            assertThat(differences.get(seat).isEmpty()).isFalse();
            for (int other = 0; other < seat; other++) {
                assertThat(differences.get(seat).intersects(differences.get(other)))
                        .as("places %d and %d", other, seat)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void a_face_is_beside_the_name_and_changes_no_other_place(int seats) {
        var plain = Collections.nCopies(seats, new SeatCaption("Odd", Side.THIRD, true, "12 stones"));
        for (BoardScene scene : List.of(Scenes.siege(), Scenes.crumbling())) {
            for (int seat = 0; seat < seats; seat++) {
                var faced = new ArrayList<>(plain);
                faced.set(seat, new SeatCaption("Odd", Side.THIRD, true, "12 stones", Optional.of(Face.ODD)));
                BufferedImage bare = renderer.render(scene, new Header(plain, "Turn 12"), theme, 1000);
                BufferedImage carved = renderer.render(scene, new Header(faced, "Turn 12"), theme, 1000);

                Rectangle difference = Pixels.differenceOf(bare, carved);

                assertThat(carved.getHeight()).isEqualTo(bare.getHeight());
                assertThat(difference.getHeight()).isBetween(40.0, 75.0);
                assertThat(difference.getWidth()).isBetween(40.0, 330.0);
            }
        }
    }

    @Test
    void five_places_take_no_more_rows_than_four() {
        var place = new SeatCaption("Astrid", Side.THIRD, false, "12 stones");
        var four = new Header(Collections.nCopies(4, place), "");
        var five = new Header(Collections.nCopies(5, place), "");

        assertThat(strip(five).getHeight()).isEqualTo(strip(four).getHeight());
    }

    @Test
    void a_long_note_takes_a_second_line() {
        var brief = new SeatCaption("Astrid", Side.THIRD, false, "12 stones");
        var wordy =
                new SeatCaption("Astrid", Side.THIRD, false, "North-east, 12 stones, known 28 31 50, out of the game");

        assertThat(strip(new Header(List.of(brief, brief, wordy), "")).getHeight())
                .isGreaterThan(
                        strip(new Header(List.of(brief, brief, brief), "")).getHeight());
    }

    /** A header with many words for the seat of this number, which is to move. */
    private static Header header(int seats, int wordy) {
        return new Header(
                IntStream.range(0, seats)
                        .mapToObj(seat -> new SeatCaption(
                                seat == wordy ? "W".repeat(60) : "A",
                                Side.FIFTH,
                                seat == wordy,
                                "stones and ".repeat(seat == wordy ? 20 : 4)))
                        .toList(),
                "");
    }

    private BufferedImage strip(Header header) {
        return renderer.render(low(), header, theme, 400);
    }

    /** A board so low that every header has room above it. */
    private static BoardScene low() {
        List<Cell> cells = IntStream.range(0, 24)
                .mapToObj(cell -> new Cell("c" + cell, cell % 8 + 0.5, Math.floorDiv(cell, 8) + 0.5, Side.NOBODY))
                .toList();
        return new BoardScene(
                new Surface.Squares(Material.SANDSTONE, cells, List.of()), List.of(), List.of(), List.of(), "");
    }

    @Test
    void a_sixth_place_is_refused() {
        var place = new SeatCaption("Astrid", Side.THIRD, false, "");

        assertThatThrownBy(() -> new Header(Collections.nCopies(6, place), ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private BufferedImage picture(String name, String status) {
        var header = new Header(
                List.of(
                        new SeatCaption(name, Side.FIRST, true, "16 stones"),
                        new SeatCaption("Berit", Side.SECOND, false, "14 stones")),
                status);
        return renderer.render(Scenes.siege(), header, theme, 1000);
    }
}
