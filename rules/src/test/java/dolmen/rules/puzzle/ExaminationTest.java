package dolmen.rules.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExaminationTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    /** The Romans win in two turns, with a quiet move that threatens in three columns at once. */
    private static final String QUIET = "puzzle1 murus-gallicus 0 2 1370 quiet-move,breakthrough"
            + " : b1-d3 b7-d5 d1-f3 f7-d5 e1-e3 e7-e5 e2-c2 c7-c5 h1-f3 c6-c4"
            + " c1-e3 d5-b3 f3-f5 c4-a2 a1-c3 g7-g5 d2-d4 a7-a5 d3-d5 d7-b5"
            + " : d4-d6 b3-b5 d5-d7";

    private static HostedGame<?> at(Variant variant, List<String> moves) {
        Game<?> game = GAMES.game(variant.game());
        return HostedGame.replay(game, new GameRecord(variant, moves));
    }

    @Test
    void a_position_with_one_way_to_win_is_a_puzzle() {
        Puzzle puzzle = Puzzle.read(GAMES, QUIET);
        assertThat(Examination.of(at(puzzle.variant(), puzzle.moves()))).contains(puzzle);
        assertThat(Examination.confirms(GAMES, puzzle, Examination.THOROUGH)).isTrue();
    }

    @Test
    void another_solution_is_not_confirmed() {
        Puzzle puzzle = Puzzle.read(GAMES, QUIET);
        List<String> other = new ArrayList<>(puzzle.solution());
        other.set(0, "d4-b4");
        assertThat(Examination.confirms(GAMES, with(puzzle, puzzle.moves(), other), Examination.THOROUGH))
                .isFalse();
        assertThat(Examination.confirms(
                        GAMES, with(puzzle, List.of("b1-d3", "b1-d3"), puzzle.solution()), Examination.THOROUGH))
                .isFalse();
    }

    private static Puzzle with(Puzzle puzzle, List<String> moves, List<String> solution) {
        return new Puzzle(
                puzzle.variant(),
                moves,
                puzzle.solver(),
                puzzle.turns(),
                solution,
                puzzle.difficulty(),
                puzzle.themes());
    }

    @Test
    void a_position_without_a_forced_win_is_none() {
        assertThat(Examination.of(at(Variant.of("murus-gallicus"), List.of("b1-d3"))))
                .isEqualTo(Optional.empty());
    }

    @Test
    void where_something_is_hidden_there_are_none() {
        assertThat(Examination.of(at(Variant.of("mausoleum-cards"), List.of()))).isEqualTo(Optional.empty());
    }
}
