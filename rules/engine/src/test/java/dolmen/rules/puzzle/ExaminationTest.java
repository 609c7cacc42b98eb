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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExaminationTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    /** The Romans win in two turns, with a quiet move that threatens in three columns at once. */
    private static final String QUIET = "puzzle1 murus-gallicus 0 2 1330 quiet-move"
            + " : b1-d3 b7-d5 d1-f3 f7-d5 e1-e3 e7-e5 e2-c2 c7-c5 h1-f3 c6-c4"
            + " c1-e3 d5-b3 f3-f5 c4-a2 a1-c3 g7-g5 d2-d4 a7-a5 d3-d5 d7-b5"
            + " : d4-d6 b3-b5 d5-d7";

    /** North's last pawn is shut in, by a pawn and by a stone. */
    private static final String OF_TWO_MOVES = "puzzle1 gardsdansen 0 1 1550 capture"
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzzle1 murus-gallicus 1 2 1560 capture :"
                        + " e1-c3 c7-e5 b1-d3 h7-f5 c1-c3 e7-c5 d1-d3 d7-f5 c3-a5 f7-h5 d2-b4 a7-c5 g1-e3 f5-f3"
                        + " b4-d4 b7-d5 d3-b5 c5-e5 a1-c3 d5-f3 c4-a6 e5-g3 f1-h3 f4-h2 c2-e2 d6-b6 h1-f1 : g3xg2 c3-a5 f3-h1",
                "puzzle1 murus-gallicus 0 2 1340 quiet-move,sacrifice :"
                        + " c1-c3 e7-g5 g1-g3 c7-e5 d1-b3 g7-e5 h1-f3 e5-e3 c2-c4 f7-d5 c3-c5 f6-d6 : c4-c6 d6xc6 c5-c7",
                "puzzle1 murus-gallicus 1 2 1110 quiet-move,defence :"
                        + " c1-a3 g7-g5 g1-g3 e7-g5 a1-a3 c7-c5 e1-g3 b7-d5 b1-d3 g5-e3 a3-a1 f7-f5 a2-c2 f6-f4"
                        + " c2-e2 a7-c5 h1-f3 d7-d5 d1-f3 f5-h3 g3xh3 h7-f5 e2xe3 c5-e3 f3xg4 c6-c4 f1-d3 f4xf3"
                        + " e2xe3 g6-e4 d3xd4 f5-h5 g2-e2 d5-b3 e2-g4 : c4-a2 b2-d2 b3-b1",
                "puzzle1 murus-gallicus 0 2 1510 quiet-move,double-threat :"
                        + " a1-c3 b7-d5 b1-b3 a7-a5 c1-c3 f7-d5 c3-e5 c7-c5 b2-d4 g7-g5 : d4-f6 c6-e6 e5-g7",
                "puzzle1 mausoleum 1 2 1880 quiet-move,zugzwang :"
                        + " b2-f1 h2-c5 f1-f7 h5-b2 b3-g6 h3-c1 g6-b3 h1-c4 f7-f1 h4-c2 f1-d2 i4-d3 d2-f1 c2-c3"
                        + " f1-e1 i2-d1 e1-h1 : c4-g6 h1-h5 g6>h5"
            })
    void a_puzzle_has_its_themes(String text) {
        Puzzle puzzle = Puzzle.read(GAMES, text);
        assertThat(Examination.of(at(puzzle.variant(), puzzle.moves()))).contains(puzzle);
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
