package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BALANCED;
import static dolmen.rules.games.obelisk.Drawn.BLACK_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.GAME;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static dolmen.rules.games.obelisk.Drawn.WHITE_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.move;
import static dolmen.rules.games.obelisk.Drawn.play;
import static dolmen.rules.games.obelisk.Drawn.position;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObeliskSceneTest {

    private static final String DRAWING = """
            6 . . . . .
            5 . F . p .
            4 . . b . .
            3 . . . . .
            2 . . . . .
            1 . . . c .
            """;

    /** Black's capstone rides on White's base, and Black is to move. */
    private static final Position<ObeliskMove> RIDE = position(OPEN, DRAWING, "c4", BLACK_TO_MOVE);

    @Test
    void the_board_is_of_walnut_and_the_viewers_own_end_lies_at_the_bottom() {
        for (Seat seat : new Seat[] {Seat.FIRST, Seat.SECOND}) {
            var surface = RIDE.seenBy(seat).scene().surface();
            assertThat(surface.material()).isEqualTo(Material.WALNUT);
            assertThat(surface.cells())
                    .filteredOn(cell -> cell.y() == 5.5)
                    .hasSize(5)
                    .extracting(Cell::name)
                    .contains(seat.equals(Seat.FIRST) ? "c1" : "c6");
        }
    }

    @Test
    void white_is_the_lightest_side_and_a_rider_lies_right_after_its_carrier() {
        assertThat(RIDE.seenBy(Seat.FIRST).scene().tokens())
                .containsExactly(
                        new Token("d1", blocks(Block.CAPSTONE), Side.FIRST),
                        new Token("c4", blocks(Block.BASE), Side.FIRST),
                        new Token("c4", new Glyph.Rider(Block.CAPSTONE), Side.SECOND),
                        new Token("b5", blocks(Block.BASE, Block.PEDESTAL), Side.SECOND),
                        new Token("d5", blocks(Block.PEDESTAL), Side.FIRST));
    }

    @Test
    void a_white_rider_lies_after_its_black_carrier_too() {
        assertThat(position(OPEN, """
                        6 p . b . .
                        5 . . . . .
                        4 . . . . .
                        3 . B . . .
                        2 . . P . .
                        1 . C . . .
                        """, "b3", BLACK_TO_MOVE)
                        .seenBy(Seat.SECOND)
                        .scene()
                        .tokens())
                .containsSubsequence(
                        new Token("b3", blocks(Block.BASE), Side.SECOND),
                        new Token("b3", new Glyph.Rider(Block.CAPSTONE), Side.FIRST));
    }

    @Test
    void the_trays_tell_what_is_built() {
        assertThat(RIDE.seenBy(Seat.FIRST).scene().in(English::of).trays())
                .containsExactly(
                        new Tray(0, Side.SECOND, "Black", "foundation built"),
                        new Tray(1, Side.FIRST, "White", "nothing built"));

        Position<ObeliskMove> won = play(RIDE, "c4+b5");
        assertThat(won.seenBy(Seat.FIRST).scene().in(English::of).trays())
                .contains(new Tray(0, Side.SECOND, "Black", "obelisk complete"));
        assertThat(won.seenBy(Seat.FIRST).scene().tokens())
                .contains(new Token("b5", blocks(Block.BASE, Block.PEDESTAL, Block.CAPSTONE), Side.SECOND));
    }

    @Test
    void the_alternative_text_tells_the_whole_position() {
        assertThat(altText(GAME.start(BALANCED)))
                .isEqualTo("Black to move. Symmetry: balanced."
                        + " Black, forward is up from row 1: Base c1, Pedestal a2 and Capstone e2."
                        + " White, forward is down from row 6: Base c6, Pedestal a5 and Capstone e5.");
        assertThat(altText(RIDE))
                .isEqualTo("Black to move, and the capstone must leave c4. Symmetry: open."
                        + " Black, forward is up from row 1: Foundation b5 and Capstone c4 riding on White's base, on which"
                        + " nothing can be built."
                        + " White, forward is down from row 6: Base c4, Pedestal d5 and Capstone d1.");
        assertThat(altText(play(RIDE, "c4+b5")))
                .isEqualTo("Over: Black won. Symmetry: open."
                        + " Black, forward is up from row 1: Obelisk b5."
                        + " White, forward is down from row 6: Base c4, Pedestal d5 and Capstone d1.");
    }

    @Test
    void a_note_tells_a_rider_when_it_must_leave() {
        assertThat(notes(RIDE)).containsExactly("Black's capstone rides on a stone of White and must leave c4 now.");
        assertThat(notes(position(OPEN, DRAWING, "c4", WHITE_TO_MOVE)))
                .containsExactly("Black's capstone rides on a stone of White, which carries it along.");
    }

    private static List<String> notes(Position<ObeliskMove> position) {
        return position.seenBy(Seat.FIRST).scene().surface().labels().stream()
                .filter(label -> label.location() == Label.Location.NOTE)
                .map(Label::text)
                .map(English::of)
                .toList();
    }

    @Test
    void a_move_leaves_a_ghost_an_arrow_and_a_ring() {
        assertThat(GAME.start(OPEN).marks(move("c1-d2"), Seat.FIRST))
                .containsExactly(
                        new Mark.Ghost(new Token("c1", blocks(Block.BASE), Side.SECOND)),
                        new Mark.Arrow("c1", "d2"),
                        new Mark.Landed("d2"));
    }

    @Test
    void a_rider_leaves_only_its_own_ghost() {
        assertThat(RIDE.marks(move("c4-c3"), Seat.FIRST))
                .containsExactly(
                        new Mark.Ghost(new Token("c4", new Glyph.Rider(Block.CAPSTONE), Side.SECOND)),
                        new Mark.Arrow("c4", "c3"),
                        new Mark.Landed("c3"));
    }

    @Test
    void a_carrier_leaves_its_riders_ghost_too() {
        assertThat(position(OPEN, DRAWING, "c4", WHITE_TO_MOVE).marks(move("c4-d3"), Seat.FIRST))
                .containsExactly(
                        new Mark.Ghost(new Token("c4", blocks(Block.BASE), Side.FIRST)),
                        new Mark.Ghost(new Token("c4", new Glyph.Rider(Block.CAPSTONE), Side.SECOND)),
                        new Mark.Arrow("c4", "d3"),
                        new Mark.Landed("d3"));
    }

    @Test
    void only_building_is_progress() {
        assertThat(RIDE.progress(move("c4+b5"))).isTrue();
        assertThat(RIDE.progress(move("c4^d5"))).isFalse();
        assertThat(RIDE.progress(move("c4-e6"))).isFalse();
        assertThat(GAME.patience().orElseThrow().plies()).isEqualTo(100);
    }

    private static Glyph blocks(Block... blocks) {
        return new Glyph.Blocks(List.of(blocks));
    }

    private static String altText(Position<ObeliskMove> position) {
        return position.seenBy(Seat.FIRST).scene().in(English::of).altText();
    }
}
