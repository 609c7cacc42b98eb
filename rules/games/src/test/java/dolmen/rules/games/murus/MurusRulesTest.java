package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Diagram;
import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The rules of Murus Gallicus one by one. The Romans move on even plies as long as sides are not swapped. */
class MurusRulesTest {
    private static final Game<MurusMove> GAME = new MurusGame();
    private static final Variant STANDARD = variant(Map.of());
    private static final Variant ADVANCED = variant(Map.of("army", "advanced"));
    private static final Variant SPECIAL = variant(Map.of("opening", "special"));
    private static final Variant ESCAPE = variant(Map.of("goal", "escape"));
    private static final int ROMANS_TO_MOVE = 20;
    private static final int GAULS_TO_MOVE = 21;

    private static final String OPEN_GATE = """
            7 t t t . t t t t
            6 . . . . . . . .
            5 . . . T . . . .
            4 . . . . . . . .
            3 . . . . . . . .
            2 . . . . . . . .
            1 T T . . . . T T
            """;

    @Test
    void a_tower_drops_its_stones_on_the_two_nearest_cells() {
        assertBoard(play(GAME.start(STANDARD), "c1-e3"), """
                7 t t t t t t t t
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . W . . .
                2 . . . W . . . .
                1 T T . T T T T T
                """);
    }

    @Test
    void stones_may_fall_on_own_walls_but_not_on_own_towers_in_the_standard_army() {
        String drawing = """
                7 t t t t t t t t
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . W . . . . . .
                2 . W . T T . . .
                1 . T . T . . . .
                """;

        assertThat(play(position(STANDARD, drawing, ROMANS_TO_MOVE), "b1-b3").text())
                .contains("/1T6/1T1TT3/3T4 ");
        assertThat(movesFrom(position(STANDARD, drawing, ROMANS_TO_MOVE), "d1")).containsExactly("d1-f1", "d1-b3");
        assertThat(movesFrom(position(ADVANCED, drawing, ROMANS_TO_MOVE), "d1"))
                .containsExactly("d1-d3", "d1-f3", "d1-f1", "d1-b1", "d1-b3");
    }

    @Test
    void reaching_the_home_row_wins_at_once() {
        assertThat(play(position(STANDARD, OPEN_GATE, ROMANS_TO_MOVE), "d5-d7").turn())
                .isEqualTo(over(Seat.FIRST, Ending.BREAKTHROUGH));
    }

    @Test
    void in_the_advanced_army_the_stone_must_survive_until_the_next_turn() {
        Position<MurusMove> reached = play(position(ADVANCED, OPEN_GATE, ROMANS_TO_MOVE), "d5-d7");
        assertThat(reached.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));

        assertThat(play(reached, "a7-a5").turn()).isEqualTo(over(Seat.FIRST, Ending.SURVIVAL));
        assertThat(play(reached, "c7xd7").turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
    }

    @Test
    void without_escape_the_home_row_means_nothing() {
        assertThat(play(position(ESCAPE, OPEN_GATE, ROMANS_TO_MOVE), "d5-d7").turn())
                .isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void a_side_without_a_legal_move_on_its_turn_loses() {
        Position<MurusMove> before = position(STANDARD, """
                7 w . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 T . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(play(before, "a1-a3").turn()).isEqualTo(over(Seat.FIRST, Ending.STALEMATE));
    }

    @Test
    void survival_is_tested_before_stalemate() {
        Position<MurusMove> position = position(ADVANCED, """
                7 W . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . t . . . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 . . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(position.turn()).isEqualTo(over(Seat.FIRST, Ending.SURVIVAL));
        assertThat(position.legalMoves()).isEmpty();
    }

    @Test
    void a_tower_next_to_a_wall_may_sacrifice_a_stone_to_remove_it_in_any_direction() {
        Position<MurusMove> position = position(STANDARD, """
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . w w w . . .
                4 . . w T w . . .
                3 . . w t w . . .
                2 . . . . . . . .
                1 . . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(moves(position))
                .containsExactlyInAnyOrder("d4xd5", "d4xe5", "d4xe4", "d4xe3", "d4xc3", "d4xc4", "d4xc5");
        assertThat(play(position, "d4xe5").text()).contains("/2ww4/2wWw3/2wtw3/");
    }

    @Test
    void a_tower_may_spend_one_stone_or_both_against_a_catapult() {
        Position<MurusMove> position = position(ADVANCED, """
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . c . . . .
                3 . . . T . . . .
                2 . . . . . . . .
                1 . . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(moves(position)).contains("d3xd4", "d3*d4");
        assertThat(play(position, "d3xd4").text()).contains("/3t4/3W4/");
        assertThat(play(position, "d3*d4").text()).contains("/3w4/8/");
    }

    @Test
    void a_catapult_throws_two_or_three_cells_in_five_directions_over_anything() {
        String drawing = """
                7 . . . . . . . .
                6 . . . t . . . .
                5 . . W w W . . .
                4 . . W %s W w . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 . . . . . . . .
                """;

        assertThat(movesFrom(position(ADVANCED, drawing.formatted("C"), ROMANS_TO_MOVE), "d4"))
                .containsExactly(
                        "d4-a4", "d4-b4", "d4-g4", "d4-b6", "d4-f6", "d4-a7", "d4-d7", "d4-g7", "d4xf4", "d4xd6");
        assertThat(movesFrom(position(ADVANCED, drawing.formatted("c"), GAULS_TO_MOVE), "d4"))
                .containsExactly("d4-a1", "d4-d1", "d4-g1", "d4-b2", "d4-d2", "d4-f2", "d4-a4", "d4-b4", "d4-g4");
    }

    @Test
    void a_throw_makes_a_wall_or_costs_the_enemy_a_stone_and_leaves_a_tower() {
        Position<MurusMove> position = position(ADVANCED, """
                7 . . . c . . . .
                6 . t . . . w . .
                5 . . . . . . . .
                4 . . . C . . . .
                3 . . . . . . . .
                2 . . . . . . . .
                1 . . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(play(position, "d4-d6").text()).contains(" 3c4/1t1W1w2/8/3T4/");
        assertThat(play(position, "d4xd7").text()).contains(" 3t4/1t3w2/8/3T4/");
        assertThat(play(position, "d4xb6").text()).contains(" 3c4/1w3w2/8/3T4/");
        assertThat(play(position, "d4xf6").text()).contains(" 3c4/1t6/8/3T4/");
    }

    @Test
    void no_stone_falls_on_a_catapult() {
        Position<MurusMove> position = position(ADVANCED, """
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . C . . . .
                3 . . . . . . . .
                2 . . . T . . . .
                1 . . . . . . . .
                """, ROMANS_TO_MOVE);

        assertThat(movesFrom(position, "d2")).containsExactly("d2-f4", "d2-f2", "d2-b2", "d2-b4");
    }

    @Test
    void after_a_swap_the_second_player_owns_the_romans() {
        Position<MurusMove> start = GAME.start(SPECIAL);
        Position<MurusMove> opened = play(start, "b1-c2,e2");
        assertBoard(opened, """
                7 t t t t t t t t
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 . . W . W . . .
                1 T . T T T T T T
                """);
        assertThat(moves(opened)).hasSize(225).contains("swap", "b7-c6,e6");

        Position<MurusMove> swapped = play(opened, "swap");
        assertThat(swapped.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(moves(swapped)).hasSize(224).contains("h7-a6,b6").doesNotContain("swap");
        assertThat(swapped.seenBy(Seat.FIRST).scene().in(English::of).trays())
                .containsExactly(
                        new Tray(0, Side.SECOND, "Gauls", "16 stones"), new Tray(1, Side.FIRST, "Romans", "16 stones"));

        Position<MurusMove> ordinary = play(swapped, "h7-a6,b6");
        assertThat(ordinary.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(moves(ordinary)).contains("a1-a3").noneMatch(move -> move.contains(","));
    }

    @Test
    void without_a_swap_both_sides_make_a_special_first_turn_and_then_ordinary_ones() {
        Position<MurusMove> ordinary = play(play(GAME.start(SPECIAL), "b1-c2,e2"), "a7-a6,h6");

        assertThat(ordinary.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(moves(ordinary)).contains("c1-c3").noneMatch(move -> move.contains(","));
        assertThatIllegalArgumentException().isThrownBy(() -> play(ordinary, "swap"));
    }

    @Test
    void a_winner_after_a_swap_is_the_seat_not_the_colour() {
        Position<MurusMove> before = GAME.read(SPECIAL, "murus1 %s swapped 21".formatted(Diagram.word(OPEN_GATE)));

        assertThat(play(before, "d5-d7").turn()).isEqualTo(over(Seat.SECOND, Ending.BREAKTHROUGH));
    }

    @Test
    void after_a_swap_the_first_seat_wins_as_the_gauls() {
        Position<MurusMove> before = GAME.read(SPECIAL, "murus1 %s swapped 22".formatted(Diagram.word("""
                7 t t . . . . t t
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . t . . . .
                2 . . . . . . . .
                1 T T T . T T T T
                """)));

        assertThat(before.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(play(before, "d3-d1").turn()).isEqualTo(over(Seat.FIRST, Ending.BREAKTHROUGH));
    }

    private static Variant variant(Map<String, String> options) {
        return new Variant("murus-gallicus", new TreeMap<>(options));
    }

    private static Turn over(Seat winner, Ending ending) {
        return new Turn.Over(Outcome.win(winner, ending));
    }

    private static Position<MurusMove> position(Variant variant, String drawing, int ply) {
        return GAME.read(variant, "murus1 %s - %d".formatted(Diagram.word(drawing), ply));
    }

    private static Position<MurusMove> play(Position<MurusMove> position, String move) {
        return position.play(GAME.notation().read(move));
    }

    private static List<String> moves(Position<MurusMove> position) {
        return position.legalMoves().stream().map(GAME.notation()::write).toList();
    }

    private static List<String> movesFrom(Position<MurusMove> position, String cell) {
        return moves(position).stream().filter(move -> move.startsWith(cell)).toList();
    }

    private static void assertBoard(Position<MurusMove> position, String drawing) {
        assertThat(position.text()).contains(" " + Diagram.word(drawing) + " ");
    }
}
