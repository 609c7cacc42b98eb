package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final List<Puzzle> ALL = Puzzles.of(GAMES, "murus-gallicus");
    private static final int MOST = 12;

    private static Map<Integer, List<Puzzle>> bySteps(List<Puzzle> puzzles) {
        return puzzles.stream().collect(Collectors.groupingBy(puzzle -> Selection.step(puzzle.difficulty())));
    }

    @Test
    void each_step_of_difficulty_has_as_many_as_there_are_up_to_the_maximum() {
        Map<Integer, List<Puzzle>> chosen = bySteps(new Selection(GAMES, MOST).of(ALL));
        assertThat(bySteps(ALL))
                .allSatisfy((step, all) ->
                        assertThat(chosen.getOrDefault(step, List.of())).hasSize(Math.min(MOST, all.size())));
    }

    @Test
    void every_kind_comes_once_before_any_comes_twice() {
        Map<Integer, List<Puzzle>> chosen = bySteps(new Selection(GAMES, MOST).of(ALL));
        assertThat(bySteps(ALL))
                .allSatisfy((step, all) ->
                        assertThat(kinds(chosen.getOrDefault(step, List.of()))).isEqualTo(Math.min(MOST, kinds(all))));
    }

    private static long kinds(List<Puzzle> puzzles) {
        return puzzles.stream().map(new Selection(GAMES, MOST)::kind).distinct().count();
    }

    @Test
    void two_that_are_alike_do_not_both_come() {
        List<Puzzle> twice =
                Collections.nCopies(2, ALL).stream().flatMap(List::stream).toList();
        assertThat(new Selection(GAMES, 2 * ALL.size()).of(twice)).containsExactlyInAnyOrderElementsOf(ALL);
    }

    @ParameterizedTest
    @CsvSource({"640, 0", "700, 0", "849, 0", "850, 1", "2049, 8", "2050, 9", "3000, 9"})
    void a_step_has_150_points_and_the_last_all_above(int difficulty, int step) {
        assertThat(Selection.step(difficulty)).isEqualTo(step);
    }
}
