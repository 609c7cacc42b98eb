package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Puzzle PUZZLE = new Puzzle(
            Variant.of("murus-gallicus"),
            List.of("d1-d3", "d7-d5"),
            Seat.FIRST,
            2,
            List.of("a1-a3", "e7-e5", "b1-b3"),
            1240,
            List.of(Theme.QUIET_MOVE, Theme.DOUBLE_THREAT));

    @Test
    void a_puzzle_is_one_line() {
        assertThat(PUZZLE.text())
                .isEqualTo(
                        "puzzle1 murus-gallicus 0 2 1240 quiet-move,double-threat : d1-d3 d7-d5 : a1-a3 e7-e5 b1-b3");
        assertThat(Puzzle.read(GAMES, PUZZLE.text())).isEqualTo(PUZZLE);
    }

    @Test
    void a_puzzle_at_the_start_or_without_themes_is_a_line_too() {
        var bare = new Puzzle(PUZZLE.variant(), List.of(), Seat.FIRST, 1, List.of("a1-a3"), 700, List.of());
        assertThat(Puzzle.read(GAMES, bare.text())).isEqualTo(bare);
    }

    @Test
    void what_is_no_puzzle_is_refused() {
        for (String text : List.of(
                "",
                "puzzle1",
                "puzzle2 murus-gallicus 0 2 1240 - : d1-d3 : a1-a3",
                "puzzle1 chess 0 2 1240 - : d1-d3 : a1-a3",
                "puzzle1 murus-gallicus 0 2 1240 fork : d1-d3 : a1-a3",
                "puzzle1 murus-gallicus x 2 1240 - : d1-d3 : a1-a3",
                "puzzle1 murus-gallicus 0 -1 1240 - : d1-d3 : a1-a3",
                "puzzle1 murus-gallicus 0 2 1240 - : d1-d3 : ")) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> Puzzle.read(GAMES, text));
        }
    }

    @Test
    void its_number_depends_on_the_position_alone() {
        Puzzle harder = PUZZLE.graded(1300, List.of());
        var other =
                new Puzzle(PUZZLE.variant(), List.of("d1-d3"), Seat.FIRST, 2, PUZZLE.solution(), 1300, PUZZLE.themes());
        assertThat(harder.number()).isEqualTo(PUZZLE.number()).isBetween(0L, 9_999_999_999_999L);
        assertThat(other.number()).isNotEqualTo(PUZZLE.number());
    }
}
