package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The levels by the yardsticks. The nightly test plays as many games as one can wait for in all variants of two; the
 * command {@code yardsticks} plays more.
 */
class LevelTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    static Stream<String> openVariantsForTwo() {
        return GAMES.variants()
                .filter(variant ->
                        GAMES.game(variant.game()).evaluation(variant).isPresent())
                .filter(variant -> GAMES.game(variant.game()).start(variant).seats() == 2)
                .map(Variant::text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void a_beginner_who_is_careful_wins_against_the_first_level_now_and_then(String variant) {
        assertThat(score(variant, Level.FIRST, Yardstick.CAREFUL, 20)).isBetween(0.4, 0.9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void the_second_level_beats_a_greedy_player_more_often_than_not(String variant) {
        assertThat(score(variant, Level.SECOND, Yardstick.GREEDY, 8)).isBetween(0.5, 1.0);
    }

    /** The bands are 0.55 to 0.75 and 0.65 to 0.85; two hundred games may stray by 0.05 from the true score. */
    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("openVariantsForTwo")
    void levels_are_where_the_yardsticks_put_them(String variant) {
        assertThat(score(variant, Level.FIRST, Yardstick.CAREFUL, 100)).isBetween(0.5, 0.8);
        assertThat(score(variant, Level.FIRST, Yardstick.GREEDY, 50)).isLessThan(0.55);
        assertThat(score(variant, Level.SECOND, Yardstick.GREEDY, 100)).isBetween(0.6, 0.9);
    }

    /** The score of both opponents of a level together, each in this many games. */
    private static double score(String text, Level level, Yardstick yardstick, int games) {
        Variant variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        return Stream.of(Temperament.values())
                .map(temperament -> Opponent.of(level, temperament))
                .map(opponent -> play(GAMES.game(variant.game()), variant, opponent, yardstick, games))
                .reduce(Tally.NONE, Tally::plus)
                .score();
    }

    private static <M extends Move> Tally play(
            Game<M> game, Variant variant, Opponent opponent, Yardstick yardstick, int games) {
        return new Series<>(League.contest(game, variant), SplittableRandom::new).play(opponent, yardstick, games);
    }
}
