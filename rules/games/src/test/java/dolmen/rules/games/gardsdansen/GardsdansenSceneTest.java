package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.GAME;
import static dolmen.rules.games.gardsdansen.Yards.OSSERA;
import static dolmen.rules.games.gardsdansen.Yards.move;
import static dolmen.rules.games.gardsdansen.Yards.play;
import static dolmen.rules.games.gardsdansen.Yards.position;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import org.junit.jupiter.api.Test;

class GardsdansenSceneTest {
    private static final String FEW = """
                  s
                p   .
              .   .   .
            .   .   .   .
              .   .   .
            .   .   .   .
              .   p   .
            .   .   .   .
              .   P   .
            S   .   .   .
              .   .   .
                .   .
                  S
            """;

    @Test
    void the_ways_of_the_two_moves_of_a_turn_are_numbered_and_a_move_alone_is_not() {
        Exhibit begun = Exhibit.start().after("d2-d4");
        Exhibit complete = Exhibit.start().after("d2-d4", "a2-c4");

        assertThat(ways(begun)).containsExactly(new Mark.Arrow("d2", "d4"));
        assertThat(ways(complete)).containsExactly(new Mark.Arrow("d2", "d4", "1"), new Mark.Arrow("a2", "c4", "2"));
    }

    private static List<Mark> ways(Exhibit exhibit) {
        return Standing.of(GAME, Variant.of("gardsdansen"), exhibit).scene(new Spectator()).marks().stream()
                .filter(Mark.Arrow.class::isInstance)
                .toList();
    }

    @Test
    void pawns_and_pebbles_stand_on_the_nodes_of_a_linen_cloth() {
        BoardScene scene =
                position(BASE, FEW, "south pawn 60").seenBy(Seat.FIRST).scene();

        assertThat(scene.surface()).isInstanceOf(Surface.Nodes.class);
        assertThat(scene.surface().material()).isEqualTo(Material.LINEN);
        assertThat(scene.tokens())
                .containsExactlyInAnyOrder(
                        new Token("a1", new Glyph.Pebble(), Side.FIRST),
                        new Token("d1", new Glyph.Pebble(), Side.FIRST),
                        new Token("d3", new Glyph.Pawn(), Side.FIRST),
                        new Token("c6", new Glyph.Pawn(), Side.SECOND),
                        new Token("d4", new Glyph.Pawn(), Side.SECOND),
                        new Token("d7", new Glyph.Pebble(), Side.SECOND));
        assertThat(scene.in(English::of).trays())
                .containsExactly(
                        new Tray(0, Side.FIRST, "Seat 1", "1 pawn, 2 stones"),
                        new Tray(1, Side.SECOND, "Seat 2", "2 pawns, 1 stone"));
    }

    @Test
    void each_seat_sees_its_own_corner_at_the_bottom() {
        Position<GardsdansenMove> start = GAME.start(BASE);

        assertThat(lowest(start.seenBy(Seat.FIRST).scene())).isEqualTo("d1");
        assertThat(lowest(start.seenBy(Seat.SECOND).scene())).isEqualTo("d7");
        assertThat(start.seenBy(new Spectator()).scene())
                .isEqualTo(start.seenBy(Seat.FIRST).scene());
    }

    private static String lowest(BoardScene scene) {
        return scene.surface().cells().stream()
                .reduce((one, other) -> one.y() > other.y() ? one : other)
                .map(Cell::name)
                .orElseThrow();
    }

    @Test
    void the_alternative_text_tells_the_whole_position() {
        Position<GardsdansenMove> few = position(BASE, FEW, "south pawn 60");

        assertThat(altText(few))
                .isEqualTo("Seat 1 to move a pawn. Seat 1, whose corner is d1: pawns d3; stones a1 d1."
                        + " Seat 2, whose corner is d7: pawns c6 d4; stones d7.");
        assertThat(altText(play(few, "d3-d2"))).startsWith("Seat 1 to move a stone. Seat 1");
        assertThat(altText(play(few, "d3-d2", "a1-a2"))).startsWith("Seat 2 to move a pawn. Seat 1");
    }

    @Test
    void the_alternative_text_tells_a_last_turn_and_the_end() {
        Position<GardsdansenMove> last = position(OSSERA, FEW, "south pawn 60");

        assertThat(altText(last)).startsWith("Seat 1 to move a pawn. This turn is the last. Seat 1");
        assertThat(altText(play(last, "d3-d2"))).startsWith("Seat 1 to move a stone. This turn is the last. Seat 1");
        assertThat(altText(play(last, "d3-d2", "a1-a2"))).startsWith("Over: drawn. Seat 1");
        assertThat(altText(position(BASE, FEW.replace("S", "."), "south stone 61")))
                .startsWith("Over: Seat 2 won. Seat 1");
        assertThat(altText(position(BASE, FEW.replace("s", "."), "south stone 61")))
                .startsWith("Over: Seat 1 won. Seat 1")
                .endsWith("pawns c6 d4; stones none.");
    }

    private static String altText(Position<GardsdansenMove> position) {
        return position.seenBy(Seat.FIRST).scene().in(English::of).altText();
    }

    @Test
    void a_walk_leaves_a_ghost_an_arrow_and_a_ring() {
        Position<GardsdansenMove> start = GAME.start(BASE);

        assertThat(start.marks(move("d2-d4"), new Spectator()))
                .containsExactly(
                        new Mark.Ghost(new Token("d2", new Glyph.Pawn(), Side.FIRST)),
                        new Mark.Arrow("d2", "d4"),
                        new Mark.Landed("d4"));
        assertThat(play(start, "d2-d4").marks(move("d1-d3"), Seat.SECOND))
                .containsExactly(
                        new Mark.Ghost(new Token("d1", new Glyph.Pebble(), Side.FIRST)),
                        new Mark.Arrow("d1", "d3"),
                        new Mark.Landed("d3"));
    }

    @Test
    void a_jump_leaves_a_trace_of_what_it_took() {
        assertThat(position(BASE, FEW, "south pawn 60").marks(move("d3xd5"), Seat.FIRST))
                .contains(new Mark.Arrow("d3", "d5"), new Mark.Removed(new Token("d4", new Glyph.Pawn(), Side.SECOND)));
    }
}
