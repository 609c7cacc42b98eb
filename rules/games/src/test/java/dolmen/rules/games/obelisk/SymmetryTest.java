package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BALANCED;
import static dolmen.rules.games.obelisk.Drawn.BLACK_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.BOUNDED;
import static dolmen.rules.games.obelisk.Drawn.GAME;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static dolmen.rules.games.obelisk.Drawn.WHITE_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.moves;
import static dolmen.rules.games.obelisk.Drawn.movesFrom;
import static dolmen.rules.games.obelisk.Drawn.over;
import static dolmen.rules.games.obelisk.Drawn.play;
import static dolmen.rules.games.obelisk.Drawn.position;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetry required after a move, sentence by sentence. */
class SymmetryTest {

    @Test
    void two_own_stones_in_a_row_or_a_column_are_in_symmetry_of_colour() {
        assertThat(moves(GAME.start(BOUNDED))).containsExactly("c1-b2", "c1-d2", "a2-a1", "e2-e1");

        assertThat(movesFrom(position(BOUNDED, """
                6 . . . . .
                5 b . p . .
                4 . . . . .
                3 . . C . P
                2 . . . . c
                1 . B . . .
                """, "-", BLACK_TO_MOVE), "c3")).containsExactly("c3-b4");
    }

    @Test
    void only_like_stones_of_the_two_sides_are_in_symmetry_of_shape() {
        assertThat(movesFrom(position("""
                6 . b . p C
                5 . . c . .
                4 . . . . .
                3 . . P . .
                2 . . . . .
                1 B . . . .
                """), "c3")).containsExactly("c3-d4");
    }

    @Test
    void a_foundation_is_like_the_enemys_base_and_like_his_pedestal() {
        assertThat(movesFrom(position(BALANCED, """
                6 . p b . .
                5 c . . . .
                4 . . . . .
                3 . . F . .
                2 . . . . .
                1 . . . . C
                """, "-", BLACK_TO_MOVE), "c3")).containsExactly("c3-b4", "c3-c2");
    }

    @Test
    void a_rider_counts_where_it_stands_for_its_owner() {
        assertThat(movesFrom(position(BOUNDED, """
                6 . . . . .
                5 . . . . c
                4 . . . p .
                3 B . C . .
                2 . . . . b
                1 . . . P .
                """, "-", BLACK_TO_MOVE), "c3")).containsExactly("c3^d4");
    }

    @Test
    void a_rider_counts_where_it_is_carried_to() {
        assertThat(movesFrom(position(BALANCED, """
                6 . . . . p
                5 . . . . .
                4 B . b . .
                3 . . . . c
                2 . . . . .
                1 P . . . .
                """, "c4", WHITE_TO_MOVE), "c4"))
                .containsExactly("c4-d3", "c4-b3");
    }

    @Test
    void the_winning_move_must_not_break_the_balance() {
        String drawing = """
                6 . . b . .
                5 . . . . p
                4 . . . . .
                3 . F . . .
                2 . . C . c
                1 . . . . .
                """;

        assertThat(moves(position(BALANCED, drawing, "-", BLACK_TO_MOVE))).doesNotContain("c2+b3");
        assertThat(moves(position(BOUNDED, drawing, "-", BLACK_TO_MOVE))).contains("c2+b3");
        assertThat(moves(position(OPEN, drawing, "-", BLACK_TO_MOVE))).contains("c2+b3");
    }

    @ParameterizedTest
    @CsvSource({"b, p, c", "p, b, c", "c, b, p"})
    void a_finished_obelisk_is_like_every_enemy_stone(String like, String one, String other) {
        Position<ObeliskMove> before =
                position(BALANCED, """
                6 . X . . .
                5 . . . . Y
                4 . C . . .
                3 . F . . .
                2 . . . . Z
                1 . . . . .
                """.replace("X", like).replace("Y", one).replace("Z", other), "-", BLACK_TO_MOVE);

        assertThat(play(before, "b4+b3").turn()).isEqualTo(over(Seat.FIRST, Ending.OBELISK));
    }

    @Test
    void a_rider_whose_every_way_breaks_the_symmetry_loses() {
        String drawing = """
                6 B . . . .
                5 . p . c .
                4 . . . . .
                3 . . b . .
                2 . . . . .
                1 . . . . P
                """;

        assertThat(position(BOUNDED, drawing, "c3", BLACK_TO_MOVE).turn())
                .isEqualTo(over(Seat.SECOND, Ending.STRANDED));
        assertThat(moves(position(OPEN, drawing, "c3", BLACK_TO_MOVE))).containsExactly("c3-d4");
    }

    @Test
    void a_player_without_a_legal_move_loses() {
        String drawing = """
                6 . . . . .
                5 p . . . b
                4 . . . . .
                3 . . C . B
                2 . c . . .
                1 P . . . .
                """;

        assertThat(position(BOUNDED, drawing, "-", BLACK_TO_MOVE).turn()).isEqualTo(over(Seat.SECOND, Ending.NO_MOVE));
        assertThat(position(OPEN, drawing, "-", BLACK_TO_MOVE).turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
    }
}
