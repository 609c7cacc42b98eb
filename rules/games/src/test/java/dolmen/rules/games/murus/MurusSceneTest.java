package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MurusSceneTest {

    @Test
    void who_may_swap_sides_is_told_so() {
        var game = new MurusGame();
        Standing<MurusMove> start =
                Standing.start(game, new Variant("murus-gallicus", new TreeMap<>(Map.of("opening", "special"))));
        Standing<MurusMove> answered = start.play(game.notation().read("b1-c2,e2"));

        assertThat(answered.scene(new Spectator()).in(English::of).altText())
                .startsWith("Gauls to move or to swap sides. Romans,");
        assertThat(answered.play(game.notation().read("swap"))
                        .scene(new Spectator())
                        .in(English::of)
                        .altText())
                .startsWith("Gauls to move. Romans,");
    }

    @Test
    void the_scene_tells_the_last_turn() {
        var game = new MurusGame();
        Standing<MurusMove> start = Standing.start(game, Variant.of("murus-gallicus"));
        Standing<MurusMove> moved = start.play(game.notation().read("a1-a3"));

        assertThat(start.scene(new Spectator()).description().remarks()).isEmpty();
        assertThat(moved.scene(new Spectator()).description().remarks())
                .extracting(English::of)
                .containsExactly("Last turn: The tower on a1 falls towards a3, making walls on a2 and a3.");
    }

    private static final Game<MurusMove> GAME = new MurusGame();
    private static final Variant ADVANCED = new Variant("murus-gallicus", new TreeMap<>(Map.of("army", "advanced")));
    private static final Position<MurusMove> BATTLE = GAME.read(ADVANCED, "murus1 tt5t/8/8/2wctC1W/2WTw3/8/W6T - 20");

    @Test
    void home_rows_carry_their_sides_colour_and_the_viewers_own_lies_at_the_bottom() {
        for (Seat seat : new Seat[] {Seat.FIRST, Seat.SECOND}) {
            BoardScene scene = BATTLE.seenBy(seat).scene();
            assertThat(scene.surface().cells())
                    .filteredOn(cell -> cell.y() == 6.5)
                    .hasSize(8)
                    .extracting(Cell::home)
                    .containsOnly(seat.equals(Seat.FIRST) ? Side.FIRST : Side.SECOND);
        }
    }

    @Test
    void after_a_swap_the_second_seat_sees_the_roman_home_at_the_bottom() {
        var special = new Variant("murus-gallicus", new TreeMap<>(Map.of("opening", "special")));
        Position<MurusMove> swapped = GAME.start(special).play(move("b1-c2,e2")).play(move("swap"));

        assertThat(swapped.seenBy(Seat.SECOND).scene().surface().cells())
                .filteredOn(cell -> cell.y() == 6.5)
                .extracting(Cell::name)
                .contains("a1", "h1");
    }

    @Test
    void the_alternative_text_tells_the_whole_position() {
        assertThat(BATTLE.seenBy(Seat.SECOND).scene().in(English::of).altText())
                .isEqualTo("Romans to move. Romans, home a1-h1: catapults f4; towers h1 d3; walls a1 c3 h4."
                        + " Gauls, home a7-h7: catapults d4; towers e4 a7 b7 h7; walls e3 c4.");
    }

    @Test
    void a_tower_that_moves_leaves_a_ghost_and_a_stack_that_shrinks_a_ring() {
        assertThat(BATTLE.marks(move("d3-b3"), Seat.FIRST))
                .containsExactly(
                        new Mark.Ghost(new Token("d3", new Glyph.Stack(2), Side.FIRST)),
                        new Mark.Arrow("d3", "b3"),
                        new Mark.Landed("c3"),
                        new Mark.Landed("b3"));
        assertThat(BATTLE.marks(move("d3xd4"), Seat.FIRST))
                .containsExactly(new Mark.Arrow("d3", "d4"), new Mark.Landed("d4"));
    }

    @Test
    void a_removed_wall_leaves_a_trace() {
        assertThat(BATTLE.marks(move("f4xc4"), Seat.FIRST))
                .containsExactly(
                        new Mark.Arrow("f4", "c4"), new Mark.Removed(new Token("c4", new Glyph.Stack(1), Side.SECOND)));
    }

    private static MurusMove move(String text) {
        return GAME.notation().read(text);
    }
}
