package dolmen.rules.games.mausoleum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Diagram;
import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The rules of Mausoleum one by one. White moves on even plies. */
class MausoleumRulesTest {
    private static final Game<MausoleumMove> GAME = new MausoleumGame();
    private static final Variant OF_2025 = Variant.of("mausoleum");
    private static final Variant FIRST_EDITION = new Variant("mausoleum", new TreeMap<>(Map.of("edition", "first")));
    private static final int WHITE_TO_MOVE = 20;
    private static final int BLACK_TO_MOVE = 21;

    private static final String TWO_STONES_IN_EACH_OTHERS_DEBT = """
            i     . . . %s
            h    . . . . .
            g   . . w . %s .
            f  . . . . . . .
            e b . . . . b . .
            d  . b . . . . .
            c   . . . . . .
            b    w . o . .
            a     w b w .
            """;

    @Test
    void all_stones_of_one_pass_are_captured_at_once() {
        Position<MausoleumMove> before =
                position(OF_2025, TWO_STONES_IN_EACH_OTHERS_DEBT.formatted("b", "w"), "-", BLACK_TO_MOVE);

        assertBoard(play(before, "d2-b2"), """
                i     . . . b
                h    . . . . .
                g   . . w . w .
                f  . . . . . . .
                e b . . . . b . .
                d  . . . . . . .
                c   . . . . . .
                b    w b o . .
                a     o o w .
                """);
    }

    @Test
    void both_sides_falling_below_four_at_once_draw() {
        Position<MausoleumMove> before =
                position(OF_2025, TWO_STONES_IN_EACH_OTHERS_DEBT.formatted(".", "."), "-", BLACK_TO_MOVE);

        assertThat(play(before, "d2-b2").turn()).isEqualTo(new Turn.Over(Outcome.draw(2, Ending.BOTH_TOO_FEW)));
    }

    @Test
    void a_side_falling_below_four_loses_even_on_its_own_move() {
        Position<MausoleumMove> before =
                position(OF_2025, TWO_STONES_IN_EACH_OTHERS_DEBT.formatted(".", "w"), "-", BLACK_TO_MOVE);

        Position<MausoleumMove> after = play(before, "d2-b2");

        assertThat(after.turn()).isEqualTo(new Turn.Over(Outcome.win(Seat.FIRST, Ending.OWN_TOO_FEW)));
        assertThat(after.legalMoves()).isEmpty();
    }

    @Test
    void a_capture_can_cost_a_neighbour_the_friend_that_kept_it() {
        Position<MausoleumMove> before = position(OF_2025, """
                i     . w . .
                h    . . . . .
                g   w . w . w .
                f  . . . . . . .
                e . . . . . . . b
                d  . . b . . . .
                c   . . . . . .
                b    b o . . .
                a     w w b .
                """, "-", BLACK_TO_MOVE);

        assertBoard(play(before, "d3-b3"), """
                i     . w . .
                h    . . . . .
                g   w . w . w .
                f  . . . . . . .
                e . . . . . . . b
                d  . . . . . . .
                c   . . . . . .
                b    b o b . .
                a     o o b .
                """);
    }

    @Test
    void an_encircled_stone_survives_a_tie() {
        Position<MausoleumMove> before = position(OF_2025, """
                i     . w . .
                h    . . . . .
                g   w . w . w .
                f  . . . . . . .
                e . . . . . . . b
                d  b . . . . . .
                c   . . . . . .
                b    . o . . .
                a     w w b b
                """, "-", BLACK_TO_MOVE);

        assertThat(play(before, "d1-b1").text()).contains("/bo3/wwbb ");
    }

    @Test
    void in_the_first_edition_captured_cells_become_empty_again() {
        String cornered = """
                i     . w . .
                h    . . . . .
                g   w . w . w .
                f  . . . . . . .
                e . . . . . . . b
                d  b . . . . . .
                c   . . . . . .
                b    . b . . .
                a     w b . .
                """;

        assertThat(play(position(FIRST_EDITION, cornered, "-", BLACK_TO_MOVE), "d1-b1")
                        .text())
                .contains("/bb3/1b2 ");
        assertThat(play(position(OF_2025, cornered, "-", BLACK_TO_MOVE), "d1-b1")
                        .text())
                .contains("/bb3/ob2 ");
    }

    @Test
    void the_first_edition_has_no_pushes() {
        String open = """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . b . . . . .
                e . . . b . . . .
                d  . . . w . . .
                c   . . w . . .
                b    . . . . .
                a     w . . w
                """;

        assertThat(moves(position(OF_2025, open, "-", WHITE_TO_MOVE))).contains("d4>e4");
        assertThat(moves(position(FIRST_EDITION, open, "-", WHITE_TO_MOVE))).noneMatch(move -> move.contains(">"));
    }

    @Test
    void a_stone_glides_until_a_stone_a_pit_or_the_edge_stops_it() {
        Position<MausoleumMove> position = position(OF_2025, """
                i     . . . b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e b . . w . . o .
                d  . . . . . . .
                c   . . . . . .
                b    . . b . .
                a     w w w b
                """, "-", WHITE_TO_MOVE);

        assertThat(movesFrom(position, "e4")).containsExactly("e4-h4", "e4-e6", "e4-b4", "e4-b1", "e4-e2", "e4-h1");
    }

    @Test
    void a_stone_that_was_pushed_may_not_be_pushed_on_the_next_ply() {
        Position<MausoleumMove> before = position(OF_2025, """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b . . . . . .
                d  . . b . . . .
                c   . . w . . .
                b    . . . . .
                a     w . w w
                """, "-", WHITE_TO_MOVE);

        Position<MausoleumMove> pushed = play(before, "c3>d3");
        assertThat(pushed.text()).endsWith(" e3 21").contains("/1bb5/2w4/6/");
        assertThat(moves(pushed)).doesNotContain("e2>e3");

        Position<MausoleumMove> later = play(pushed, "i3-i1");
        assertThat(later.text()).endsWith(" - 22");
        assertThat(moves(later)).contains("d3>e3");
    }

    @Test
    void a_stone_with_one_empty_neighbour_is_trapped_but_may_be_pushed() {
        Position<MausoleumMove> position = position(OF_2025, """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b . . . . . b
                d  . . . . . . .
                c   . . . . . .
                b    . w w . .
                a     . w w .
                """, "-", WHITE_TO_MOVE);

        assertThat(movesFrom(position, "a2")).isEmpty();
        assertThat(moves(position)).contains("a3>a2");
        assertThatIllegalArgumentException().isThrownBy(() -> play(position, "a2-a1"));
    }

    @Test
    void a_stone_with_two_empty_neighbours_is_free() {
        Position<MausoleumMove> position = position(OF_2025, """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b . . . . . b
                d  . . . . . . .
                c   . . . . . .
                b    . w . . w
                a     . w w .
                """, "-", WHITE_TO_MOVE);

        assertThat(movesFrom(position, "a2")).containsExactly("a2-g6", "a2>a3", "a2-a1", "a2>b2");
    }

    @Test
    void pits_and_the_edge_are_not_empty_neighbours() {
        String drawing = """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b . . . . . b
                d  . . . . . . .
                c   . . . . . .
                b    . o w %s .
                a     w %s w .
                """;

        assertThat(movesFrom(position(OF_2025, drawing.formatted("w", "."), "-", WHITE_TO_MOVE), "a1"))
                .containsExactly("a1-a2", "a1-e1");
        assertThat(movesFrom(position(OF_2025, drawing.formatted(".", "w"), "-", WHITE_TO_MOVE), "a1"))
                .isEmpty();
    }

    @Test
    void own_stones_can_be_pushed_into_pits_which_make_no_new_pit() {
        Position<MausoleumMove> before = position(OF_2025, """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b o . . . . b
                d  . . w . . . .
                c   . . w . . .
                b    . . . . .
                a     w . w w
                """, "-", WHITE_TO_MOVE);

        assertBoard(play(before, "c3>d3"), """
                i     . . b b
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e . b o . . . . b
                d  . . w . . . .
                c   . . . . . .
                b    . . . . .
                a     w . w w
                """);
        assertThat(play(before, "c3>d3").text()).endsWith(" - 21");
    }

    @Test
    void only_one_stone_can_be_pushed_and_none_over_the_edge() {
        Position<MausoleumMove> position =
                position(OF_2025, """
                i     b . . .
                h    . . . . .
                g   . . . . . .
                f  . . . . . . .
                e b w b b . . . .
                d  . . . . . . .
                c   . . . . . .
                b    . . . . .
                a     w . w w
                """.replace("i     . . . .", "i     b . . ."), "-", WHITE_TO_MOVE);

        assertThat(movesFrom(position, "e2")).noneMatch(move -> move.contains(">"));
    }

    @Test
    void a_player_without_a_legal_move_is_entombed_and_loses() {
        Position<MausoleumMove> before = position(OF_2025, """
                i     b b . .
                h    b b w . .
                g   . . . . . .
                f  . . . . . . .
                e . . . w . . . .
                d  . . . . . . .
                c   . . . . . .
                b    . . . . .
                a     w . w .
                """, "-", WHITE_TO_MOVE);

        assertThat(play(before, "e4-g2").turn()).isEqualTo(new Turn.Over(Outcome.win(Seat.FIRST, Ending.ENTOMBED)));
    }

    private static Position<MausoleumMove> position(Variant variant, String drawing, String locked, int ply) {
        return GAME.read(variant, "mausoleum1 %s %s %d".formatted(Diagram.word(drawing), locked, ply));
    }

    private static Position<MausoleumMove> play(Position<MausoleumMove> position, String move) {
        return position.play(GAME.notation().read(move));
    }

    private static List<String> moves(Position<MausoleumMove> position) {
        return position.legalMoves().stream().map(GAME.notation()::write).toList();
    }

    private static List<String> movesFrom(Position<MausoleumMove> position, String cell) {
        return moves(position).stream().filter(move -> move.startsWith(cell)).toList();
    }

    private static void assertBoard(Position<MausoleumMove> position, String drawing) {
        assertThat(position.text()).contains(" " + Diagram.word(drawing) + " ");
    }
}
