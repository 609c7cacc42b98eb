package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BLACK_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static dolmen.rules.games.obelisk.Drawn.WHITE_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.assertBoard;
import static dolmen.rules.games.obelisk.Drawn.moves;
import static dolmen.rules.games.obelisk.Drawn.movesFrom;
import static dolmen.rules.games.obelisk.Drawn.over;
import static dolmen.rules.games.obelisk.Drawn.play;
import static dolmen.rules.games.obelisk.Drawn.position;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import org.junit.jupiter.api.Test;

/** Ra's Revenge, covered units and their riders, in open play where symmetry hardly matters. */
class RevengeTest {

    @Test
    void revenge_is_taken_on_a_base_a_pedestal_or_a_foundation() {
        Position<ObeliskMove> lone = position("""
                6 . . . c .
                5 . . . . .
                4 . b . p .
                3 . . C . .
                2 . . . . .
                1 . B . P .
                """);
        assertBoard(play(lone, "c3^b4"), "b4", """
                6 . . . c .
                5 . . . . .
                4 . b . p .
                3 . . . . .
                2 . . . . .
                1 . B . P .
                """);
        assertThat(play(lone, "c3^d4").text()).endsWith(" d4 21");

        Position<ObeliskMove> founded = position("""
                6 . . . c .
                5 . . . . .
                4 . . . . .
                3 . . C . .
                2 . . f . .
                1 . B . P .
                """);
        assertBoard(play(founded, "c3^c2"), "c2", """
                6 . . . c .
                5 . . . . .
                4 . . . . .
                3 . . . . .
                2 . . f . .
                1 . B . P .
                """);
    }

    @Test
    void only_the_capstone_takes_revenge() {
        assertThat(movesFrom(position("""
                6 . . . c .
                5 . . . . .
                4 . b . p .
                3 . . P . .
                2 . . . . .
                1 . B . C .
                """), "c3")).containsExactly("c3-a5", "c3-e5", "c3-c2");
    }

    @Test
    void on_a_covered_base_nothing_can_be_built() {
        assertThat(movesFrom(position(OPEN, """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . B . . .
                2 . . P . .
                1 . C . . .
                """, "b3", BLACK_TO_MOVE), "c2"))
                .containsExactly("c2-a4", "c2-d3", "c2-c1");
    }

    @Test
    void on_a_covered_foundation_the_obelisk_cannot_be_completed() {
        assertThat(movesFrom(position(OPEN, """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . F . . .
                2 . . C . .
                1 . . . . .
                """, "b3", BLACK_TO_MOVE), "c2"))
                .containsExactly("c2-a4", "c2-d3", "c2-c1");
    }

    @Test
    void a_carried_pedestal_builds_and_the_rider_stays_on_top() {
        Position<ObeliskMove> built = play(position(OPEN, """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . B . . .
                2 . . P . .
                1 . . . . C
                """, "c2", BLACK_TO_MOVE), "c2+b3");

        assertBoard(built, "b3", """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . F . . .
                2 . . . . .
                1 . . . . C
                """);
        assertThat(moves(built)).containsExactly("b3-c2", "b3-a2", "b3-b4");
    }

    @Test
    void a_carrier_steps_and_jumps_with_its_rider() {
        Position<ObeliskMove> before = position(OPEN, """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . P . . .
                2 . . B . .
                1 . C . . .
                """, "c2", BLACK_TO_MOVE);

        assertBoard(play(before, "c2-d3"), "d3", """
                6 p . b . .
                5 . . . . .
                4 . . . . .
                3 . P . B .
                2 . . . . .
                1 . C . . .
                """);
        assertBoard(play(before, "c2-a4"), "a4", """
                6 p . b . .
                5 . . . . .
                4 B . . . .
                3 . P . . .
                2 . . . . .
                1 . C . . .
                """);
    }

    @Test
    void a_rider_leaves_by_a_step_a_jump_the_completion_or_another_revenge_and_nothing_else_may_move() {
        Position<ObeliskMove> before = position(OPEN, """
                6 . . . . .
                5 . F . p .
                4 . . b . .
                3 . . . . .
                2 . . . . .
                1 . . . c .
                """, "c4", BLACK_TO_MOVE);

        assertThat(moves(before)).containsExactly("c4+b5", "c4-a6", "c4^d5", "c4-e6", "c4-c3");
        assertThat(play(before, "c4+b5").turn()).isEqualTo(over(Seat.FIRST, Ending.OBELISK));
        assertBoard(play(before, "c4^d5"), "d5", """
                6 . . . . .
                5 . F . p .
                4 . . b . .
                3 . . . . .
                2 . . . . .
                1 . . . c .
                """);
        assertBoard(play(before, "c4-e6"), "-", """
                6 . . . . C
                5 . F . p .
                4 . . b . .
                3 . . . . .
                2 . . . . .
                1 . . . c .
                """);
        assertBoard(play(before, "c4-c3"), "-", """
                6 . . . . .
                5 . F . p .
                4 . . b . .
                3 . . C . .
                2 . . . . .
                1 . . . c .
                """);
    }

    @Test
    void revenge_may_be_answered_by_revenge_and_both_riders_must_leave_in_turn() {
        Position<ObeliskMove> before = position(OPEN, """
                6 . . . . .
                5 . . c . .
                4 . P . . .
                3 . . b . .
                2 . . . . .
                1 . B p . .
                """, "c3", WHITE_TO_MOVE);

        Position<ObeliskMove> both = play(before, "c5^b4");
        assertThat(both.text()).endsWith(" c3,b4 22");
        assertThat(moves(both)).allSatisfy(text -> assertThat(text).startsWith("c3"));
        assertThat(moves(play(both, "c3-c2")))
                .allSatisfy(text -> assertThat(text).startsWith("b4"));
    }

    @Test
    void a_rider_that_cannot_leave_loses_whatever_else_could_move() {
        Position<ObeliskMove> stranded = position(OPEN, """
                6 . . . c .
                5 . . . . p
                4 . . . . P
                3 . . . . B
                2 . . . . .
                1 . . . b .
                """, "e5", BLACK_TO_MOVE);

        assertThat(stranded.turn()).isEqualTo(over(Seat.SECOND, Ending.STRANDED));
        assertThat(moves(stranded)).isEmpty();
    }
}
