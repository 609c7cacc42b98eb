package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.contract.FaultyGame.Fault;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of rubbish and of marks themselves detect every planted fault. */
class PlantedFaultsTest {

    static Stream<Game<?>> games() {
        return ChosenGames.registry().games();
    }

    static Stream<Arguments> gamesWithFaults() {
        return games().flatMap(game -> Stream.of(
                        Fault.BLANKS_AROUND_TEXT,
                        Fault.LINES_BEHIND_TEXT,
                        Fault.FIELD_TWICE,
                        Fault.RUBBISH_BEHIND_MOVE,
                        Fault.ARROW_BACKWARDS,
                        Fault.ARROW_ASIDE,
                        Fault.LANDED_ASIDE,
                        Fault.GHOST_ASIDE,
                        Fault.NO_MARKS)
                .map(fault -> Arguments.of(game, fault)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_without_a_fault_keeps_the_laws(Game<?> game) {
        assertThatCode(laws(game, Fault.NONE)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("gamesWithFaults")
    void a_planted_fault_breaks_a_law(Game<?> game, Fault fault) {
        assertThatThrownBy(laws(game, fault)).isInstanceOf(AssertionError.class);
    }

    private static <M extends Move> ThrowingCallable laws(Game<M> game, Fault fault) {
        var faulty = new FaultyGame<>(game, fault);
        Variant variant = game.variants().findFirst().orElseThrow();
        Playout<M> playout = Playout.of(faulty, variant, 0);
        var marks = new MarkLaws<M>();
        var rubbish = new RubbishLaws<>(faulty, variant);
        return () -> {
            rubbish.textWithRubbishIsRefused(playout);
            rubbish.moveWithRubbishIsRefused(playout);
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                marks.marksBeginAndEndWithTheMove(
                        playout.positions().get(ply), playout.moves().get(ply));
                marks.marksShowWhatHasChanged(
                        playout.positions().get(ply), playout.moves().get(ply));
            }
        };
    }
}
