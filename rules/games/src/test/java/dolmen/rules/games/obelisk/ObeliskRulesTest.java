package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BLACK_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.GAME;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static dolmen.rules.games.obelisk.Drawn.WHITE_TO_MOVE;
import static dolmen.rules.games.obelisk.Drawn.assertBoard;
import static dolmen.rules.games.obelisk.Drawn.moves;
import static dolmen.rules.games.obelisk.Drawn.movesFrom;
import static dolmen.rules.games.obelisk.Drawn.over;
import static dolmen.rules.games.obelisk.Drawn.play;
import static dolmen.rules.games.obelisk.Drawn.position;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import org.junit.jupiter.api.Test;

/** The movement and building of units, in open play where symmetry hardly matters. Black moves on even plies. */
class ObeliskRulesTest {

    @Test
    void black_begins_in_the_house_layout() {
        Position<ObeliskMove> start = GAME.start(OPEN);

        assertBoard(start, "-", """
                6 . . b . .
                5 p . . . c
                4 . . . . .
                3 . . . . .
                2 P . . . C
                1 . . B . .
                """);
        assertThat(moves(start)).containsExactly("c1-b2", "c1-d2", "a2-b3", "a2-a1", "e2-d3", "e2-e1");
    }

    @Test
    void the_rules_name_the_cells_of_the_start() {
        assertThat(English.of(GAME.facts().rules().getFirst().words()))
                .contains("Black on c1, a2 and e2, White on c6, a5 and e5.");
    }

    @Test
    void a_unit_steps_diagonally_forward_or_straight_back_as_its_owner_sees_it() {
        String drawing = """
                6 . . b . .
                5 . p . . c
                4 . . . . .
                3 . . P . .
                2 . . . . C
                1 . B . . .
                """;

        assertThat(movesFrom(position(drawing), "c3")).containsExactly("c3-b4", "c3-d4", "c3-c2");
        assertThat(movesFrom(position(OPEN, drawing, "-", WHITE_TO_MOVE), "b5"))
                .containsExactly("b5-c4", "b5-a4", "b5-b6");
    }

    @Test
    void a_jump_leads_over_a_stone_of_either_colour_and_removes_nothing() {
        Position<ObeliskMove> before = position("""
                6 . . . . c
                5 . . . . .
                4 . p . B .
                3 . . C . .
                2 . b . . .
                1 . . . P .
                """);

        assertThat(movesFrom(before, "c3")).containsExactly("c3^b4", "c3-a5", "c3-e5", "c3-c2");
        assertBoard(play(before, "c3-a5"), "-", """
                6 . . . . c
                5 C . . . .
                4 . p . B .
                3 . . . . .
                2 . b . . .
                1 . . . P .
                """);
        assertBoard(play(before, "c3-e5"), "-", """
                6 . . . . c
                5 . . . . C
                4 . p . B .
                3 . . . . .
                2 . b . . .
                1 . . . P .
                """);
    }

    @Test
    void a_jump_leads_straight_back_too_and_over_a_foundation_with_its_rider() {
        Position<ObeliskMove> before = position(OPEN, """
                6 . . . . .
                5 . . . . .
                4 . . C . .
                3 . . F . .
                2 . b . . .
                1 . p . . .
                """, "c3", BLACK_TO_MOVE);

        assertThat(movesFrom(before, "c4")).containsExactly("c4-b5", "c4-d5", "c4-c2");
        assertBoard(play(before, "c4-c2"), "c3", """
                6 . . . . .
                5 . . . . .
                4 . . . . .
                3 . . F . .
                2 . b C . .
                1 . p . . .
                """);
    }

    @Test
    void a_jump_never_builds_and_never_takes_revenge() {
        Position<ObeliskMove> before = position("""
                6 . . . . c
                5 . . . . .
                4 . b . B .
                3 . . p . .
                2 . P . C .
                1 . . . . .
                """);

        assertThat(movesFrom(before, "b2")).containsExactly("b2-a3", "b2-b1");
        assertThat(movesFrom(before, "d2")).containsExactly("d2^c3", "d2-e3", "d2-d1");
    }

    @Test
    void the_pedestal_on_its_base_is_a_foundation_that_moves_as_one_for_ever() {
        Position<ObeliskMove> built = play(position("""
                6 . . b . .
                5 p . . . c
                4 . . . . .
                3 . B . . .
                2 . . P . C
                1 . . . . .
                """), "c2+b3");
        assertBoard(built, "-", """
                6 . . b . .
                5 p . . . c
                4 . . . . .
                3 . F . . .
                2 . . . . C
                1 . . . . .
                """);

        Position<ObeliskMove> answered = play(built, "a5-a6");
        assertThat(movesFrom(answered, "b3")).containsExactly("b3-a4", "b3-c4", "b3-b2");
        assertBoard(play(answered, "b3-c4"), "-", """
                6 p . b . .
                5 . . . . c
                4 . . F . .
                3 . . . . .
                2 . . . . C
                1 . . . . .
                """);
    }

    @Test
    void only_the_pedestal_goes_onto_the_base() {
        assertThat(movesFrom(position("""
                6 . . b . .
                5 p . . . c
                4 . P . . .
                3 . . B . .
                2 . . . . C
                1 . . . . .
                """), "c3")).containsExactly("c3-d4", "c3-c2");
    }

    @Test
    void the_capstone_never_goes_onto_its_own_lone_base_or_pedestal_nor_onto_an_enemy_capstone() {
        assertThat(movesFrom(position("""
                6 . b . p .
                5 . . . . .
                4 . B . c .
                3 . . C . .
                2 . . P . .
                1 . . . . .
                """), "c3")).containsExactly("c3-a5", "c3-e5", "c3-c1");
    }

    @Test
    void the_capstone_on_its_foundation_wins() {
        Position<ObeliskMove> won = play(position("""
                6 . . b . .
                5 p . . . c
                4 . . . . .
                3 . F . . .
                2 . . C . .
                1 . . . . .
                """), "c2+b3");

        assertBoard(won, "-", """
                6 . . b . .
                5 p . . . c
                4 . . . . .
                3 . O . . .
                2 . . . . .
                1 . . . . .
                """);
        assertThat(won.turn()).isEqualTo(over(Seat.FIRST, Ending.OBELISK));
    }
}
