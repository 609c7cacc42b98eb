package dolmen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.LeakyGame.Leak;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of secrecy themselves: every leak that is planted in a game with secrets is found. */
class SecrecyTest {

    static Stream<Game<?>> gamesWithSecrets() {
        return GameRegistry.load()
                .games()
                .filter(game -> !(game.start(game.variants().findFirst().orElseThrow()) instanceof OpenPosition));
    }

    @ParameterizedTest
    @MethodSource("gamesWithSecrets")
    void a_game_that_leaks_nowhere_keeps_both_laws(Game<?> game) {
        assertThatCode(laws(game, Leak.NOWHERE)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NOWHERE")
    void a_planted_leak_breaks_a_law(Leak leak) {
        assertThat(gamesWithSecrets())
                .isNotEmpty()
                .allSatisfy(game -> assertThatThrownBy(laws(game, leak)).isInstanceOf(AssertionError.class));
    }

    private static <M extends Move> ThrowingCallable laws(Game<M> game, Leak leak) {
        var leaky = new LeakyGame<>(game, leak);
        Variant variant = game.variants().findFirst().orElseThrow();
        var laws = new GameLaws<>(leaky, variant);
        Playout<M> playout = Playout.of(leaky, variant, 0);
        return () -> {
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                laws.sampleLooksTheSame(playout.positions().get(ply));
                laws.whatIsHiddenStaysHidden(
                        playout.positions().get(ply), playout.moves().get(ply));
            }
        };
    }
}
