package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.Spectator;
import dolmen.rules.play.Standing;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of every game can be played and looked at. */
class ExampleTest {
    static Stream<Game<?>> games() {
        return ChosenGames.registry().games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_shows_two_moves_or_more(Game<?> game) {
        assertThat(game.facts().examples()).hasSizeBetween(2, 10);
    }

    @ParameterizedTest
    @MethodSource("games")
    void an_example_is_a_legal_move_with_marks_and_words(Game<?> game) {
        assertThat(game.facts().examples()).allSatisfy(example -> {
            Standing<?> shown = Standing.after(game, example);
            assertThat(shown.lastTurnToldTo(new Spectator())).hasSize(1);
            assertThat(shown.scene(new Spectator()).marks()).isNotEmpty();
            assertThat(shown.scene(new Spectator()).in(English::of).altText()).hasSizeLessThanOrEqualTo(1_024);
        });
    }
}
