package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.face.Face;
import dolmen.renderer.geometry.Extent;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.Seat;
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
    void a_hostile_name_leaves_the_other_line_and_the_board_as_they_are(String name) {
        BufferedImage hostile = picture(name, "Turn 12");
        BufferedImage plain = picture("Astrid", "Turn 12");

        Rectangle difference = Pixels.differenceOf(hostile, plain);
        PictureLayout layout = renderer.layout(Scenes.siege(), header("Astrid", "Turn 12"), 1000);
        assertThat(hostile.getHeight()).isEqualTo(plain.getHeight());
        assertThat(difference.isEmpty() || difference.getMinY() > layout.y(7)).isTrue();
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
    void one_of_two_players_is_above_the_board_and_the_first_is_below_it() {
        Rectangle board = board(header("Astrid", "Turn 12"));

        assertThat(changedByTurn(0).getMinY()).isGreaterThan(board.getMaxY());
        assertThat(changedByTurn(1).getMaxY()).isLessThan(board.getMinY());
    }

    @Test
    void the_player_at_the_bottom_is_below_the_board() {
        Header header = header("Astrid", "Turn 12");

        assertThat(header.seenFrom(Seat.FIRST)).isEqualTo(header);
        assertThat(header.seenFrom(new Seat(1)).captions())
                .extracting(SeatCaption::name)
                .containsExactly("Berit", "Astrid");
    }

    @Test
    void four_players_are_around_the_board_clockwise_from_the_lower_left() {
        List<Rectangle> places = IntStream.range(0, 4)
                .mapToObj(seat -> Pixels.differenceOf(strip(header(4, -1)), strip(header(4, seat))))
                .toList();

        assertThat(places.get(1).getMaxX()).isLessThan(places.get(2).getMinX());
        assertThat(places.get(0).getMaxX()).isLessThan(places.get(3).getMinX());
        assertThat(places.get(1).getMaxY()).isLessThan(places.get(0).getMinY());
        assertThat(places.get(2).getMaxY()).isLessThan(places.get(3).getMinY());
    }

    @Test
    void a_long_result_is_above_everything_and_a_number_at_the_end_of_a_line() {
        int brief = renderer.render(Scenes.siege(), header("Astrid", "Turn 12"), theme, 1000)
                .getHeight();

        assertThat(renderer.render(Scenes.siege(), header("Astrid", ""), theme, 1000)
                        .getHeight())
                .isEqualTo(brief);
        assertThat(renderer.render(Scenes.siege(), header("Astrid", "White won: Black cannot move"), theme, 1000)
                        .getHeight())
                .isGreaterThan(brief);
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
                assertThat(difference.getHeight()).isBetween(40.0, 90.0);
                assertThat(difference.getWidth()).isBetween(40.0, seats == 2 ? 450.0 : 330.0);
            }
        }
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

    /** The difference that it makes on the picture whether the seat of this number is to move. */
    private Rectangle changedByTurn(int seat) {
        var idle = List.of(
                new SeatCaption("Astrid", Side.FIRST, false, ""), new SeatCaption("Berit", Side.SECOND, false, ""));
        var busy = new ArrayList<>(idle);
        busy.set(seat, new SeatCaption(idle.get(seat).name(), idle.get(seat).side(), true, ""));
        return Pixels.differenceOf(
                renderer.render(Scenes.siege(), new Header(idle, ""), theme, 1000),
                renderer.render(Scenes.siege(), new Header(busy, ""), theme, 1000));
    }

    /** The place of the board in pixels. */
    private Rectangle board(Header header) {
        PictureLayout layout = renderer.layout(Scenes.siege(), header, 1000);
        return layout.pixels(Extent.of(Scenes.siege().surface()).board()).getBounds();
    }

    private BufferedImage picture(String name, String status) {
        return renderer.render(Scenes.siege(), header(name, status), theme, 1000);
    }

    private static Header header(String name, String status) {
        return new Header(
                List.of(
                        new SeatCaption(name, Side.FIRST, true, "16 stones"),
                        new SeatCaption("Berit", Side.SECOND, false, "14 stones")),
                status);
    }
}
