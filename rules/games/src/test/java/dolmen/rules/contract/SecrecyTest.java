package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Variant;
import dolmen.rules.contract.FaultyGame.Fault;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of secrecy themselves detect every fault planted in a game with secrets. */
class SecrecyTest {

    static Stream<Game<?>> gamesWithSecrets() {
        return GameRegistry.load()
                .games()
                .filter(game -> !(game.start(game.variants().findFirst().orElseThrow()) instanceof OpenPosition));
    }

    @ParameterizedTest
    @MethodSource("gamesWithSecrets")
    void a_game_that_leaks_nowhere_keeps_both_laws(Game<?> game) {
        assertThatCode(laws(game, Fault.NONE)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource(names = {"SAMPLE", "SCENE", "EQUALITY", "SENTENCE", "MARKS", "KNOWLEDGE"})
    void a_planted_leak_breaks_a_law(Fault fault) {
        assertThat(gamesWithSecrets())
                .isNotEmpty()
                .allSatisfy(game -> assertThatThrownBy(laws(game, fault)).isInstanceOf(AssertionError.class));
    }

    private static <M extends Move> ThrowingCallable laws(Game<M> game, Fault fault) {
        var faulty = new FaultyGame<>(game, fault);
        Variant variant = game.variants().findFirst().orElseThrow();
        var laws = new GameLaws<>(faulty, variant);
        Playout<M> playout = Playout.of(faulty, variant, 0);
        return () -> {
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                laws.sampleLooksTheSame(playout.positions().get(ply));
                laws.whatIsHiddenStaysHidden(
                        playout.positions().get(ply), playout.moves().get(ply));
            }
        };
    }
}
