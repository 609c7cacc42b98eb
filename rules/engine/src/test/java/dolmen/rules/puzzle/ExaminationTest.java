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

    /** North's last pawn is shut in, by a pawn and by a stone. */
    private static final String OF_TWO_MOVES = "puzzle1 gardsdansen 0 1 1240 capture-first,blocked"
            + " : f2-f3 a2-b3 e5-e3 e6-e4 f3xd3 f1-f2 c5-c4 b5-c5 e2-e3 a1-a2 f4-e5 e4-f3 d3-d4 b1-a1"
            + " c4-d5 c5-c3 d4-e4 e1-f1 d6-e6 c3-c5 c2-d3 c1-c3 d5-c4 c5-d6 e4-c5 c3-f4 b4xd4 f3-e4"
            + " : d3xd5 b3-c4";

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
    void where_a_turn_has_two_moves_each_is_the_only_one() {
        Puzzle puzzle = Puzzle.read(GAMES, OF_TWO_MOVES);
        assertThat(Examination.of(at(puzzle.variant(), puzzle.moves()))).contains(puzzle);
        List<String> begun = new ArrayList<>(puzzle.moves());
        begun.add("d3xd5");
        assertThat(Examination.of(at(puzzle.variant(), begun))).isEqualTo(Optional.empty());
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
    void where_nobody_is_to_move_there_is_none() {
        assertThat(Examination.of(at(Variant.of("mausoleum-cards"), List.of()))).isEqualTo(Optional.empty());
    }
}
