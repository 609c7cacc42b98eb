package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeleeSceneTest {
    private static final Game<MurusMove> GAME = new MurusGame();

    /** South is to move beside a wall of West, who is out. */
    private static final Position<MurusMove> BATTLE =
            GAME.read(variant(4), "murus-melee1 2C3C1/8/8/1b5D/2A5/8/8/A7 B A 20");

    @ParameterizedTest
    @CsvSource({
        "4, 0, FIRST, b1 c1 d1 e1 f1 g1",
        "4, 1, SECOND, a7 a6 a5 a4 a3 a2",
        "4, 2, THIRD, g8 f8 e8 d8 c8 b8",
        "4, 3, FOURTH, h2 h3 h4 h5 h6 h7",
        "3, 0, FIRST, a1 a2 a3 a4 a5",
        "3, 1, SECOND, i1 h1 g1 f1 e1",
        "3, 2, THIRD, e9 f8 g7 h6 i5"
    })
    void every_seat_sees_its_home_in_its_colour_at_the_bottom(int seats, int seat, Side side, String home) {
        List<Cell> cells = start(seats).scene(new Seat(seat)).surface().cells();
        double bottom = cells.stream().mapToDouble(Cell::y).max().orElseThrow();

        assertThat(cells.stream()
                        .filter(cell -> cell.home() == side)
                        .sorted(Comparator.comparingDouble(Cell::x))
                        .map(Cell::name))
                .containsExactly(home.split(" "));
        assertThat(cells)
                .filteredOn(cell -> cell.home() == side)
                .allSatisfy(cell -> assertThat(cell.y()).isCloseTo(bottom, Offset.offset(1e-9)));
    }

    @Test
    void four_sit_around_squares_and_three_around_hexagons_of_sandstone() {
        assertThat(start(4).scene(Seat.FIRST).surface())
                .isInstanceOfSatisfying(
                        Surface.Squares.class,
                        squares -> assertThat(squares.material()).isEqualTo(Material.SANDSTONE));
        assertThat(start(3).scene(Seat.FIRST).surface())
                .isInstanceOfSatisfying(
                        Surface.Hexagons.class,
                        hexagons -> assertThat(hexagons.material()).isEqualTo(Material.SANDSTONE));
    }

    @Test
    void a_spectator_sees_the_board_as_south_does() {
        assertThat(start(3).seenBy(new Spectator()).scene()).isEqualTo(start(3).scene(Seat.FIRST));
    }

    @Test
    void trays_are_named_by_their_edges_and_say_who_is_out() {
        assertThat(BATTLE.seenBy(Seat.FIRST).scene().in(English::of).trays())
                .containsExactly(
                        new Tray(0, Side.FIRST, "Seat 1", "4 stones"),
                        new Tray(1, Side.SECOND, "Seat 2", "1 stone, out"),
                        new Tray(2, Side.THIRD, "Seat 3", "4 stones"),
                        new Tray(3, Side.FOURTH, "Seat 4", "2 stones"));
        assertThat(start(3).scene(Seat.FIRST).trays())
                .extracting(tray -> English.of(tray.name()))
                .containsExactly("Seat 1", "Seat 2", "Seat 3");
    }

    @Test
    void the_alternative_text_tells_the_whole_position() {
        assertThat(BATTLE.seenBy(Seat.FIRST).scene().in(English::of).altText())
                .isEqualTo("Seat 1 to move. Seat 1, home b1-g1: towers a1 c4. Seat 2, home a2-a7, out: walls b5."
                        + " Seat 3, home b8-g8: towers c8 g8. Seat 4, home h2-h7: towers h5.");
        Position<MurusMove> over = start(3).withdraw(new Seat(0)).withdraw(new Seat(1));
        assertThat(over.seenBy(Seat.FIRST).scene().in(English::of).altText())
                .startsWith("Over, winner: Seat 3. Seat 1, home a1-a5, out:");
    }

    @Test
    void the_longest_alternative_text_fits() {
        String walls = "abcdabcd/".repeat(5) + "bcdbcd2/8/A7";
        BoardScene scene = GAME.read(variant(4), "murus-melee1 %s BCD A 99".formatted(walls))
                .seenBy(Seat.FIRST)
                .scene();

        assertThat(scene.in(English::of).altText()).hasSizeLessThanOrEqualTo(Description.MAX_LENGTH);
    }

    @Test
    void a_removed_wall_leaves_a_trace_in_its_owners_colour() {
        assertThat(BATTLE.marks(GAME.notation().read("c4xb5"), Seat.FIRST))
                .containsExactly(
                        new Mark.Arrow("c4", "b5"), new Mark.Removed(new Token("b5", new Glyph.Stack(1), Side.SECOND)));
    }

    @Test
    void a_tower_that_moves_on_the_hexagon_leaves_rings_on_both_cells() {
        assertThat(start(3).marks(GAME.notation().read("a3-c5"), Seat.FIRST))
                .containsExactly(
                        new Mark.Ghost(new Token("a3", new Glyph.Stack(2), Side.FIRST)),
                        new Mark.Arrow("a3", "c5"),
                        new Mark.Landed("b4"),
                        new Mark.Landed("c5"));
    }

    private static MurusPosition start(int seats) {
        return (MurusPosition) GAME.start(variant(seats));
    }

    private static Variant variant(int seats) {
        return new Variant("murus-gallicus", new TreeMap<>(Map.of("goal", "escape", "players", "" + seats)));
    }
}
