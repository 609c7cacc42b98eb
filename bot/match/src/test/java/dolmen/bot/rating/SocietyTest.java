package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.rating.Society.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the rating system on people with known strengths. */
final class SocietyTest {

    /**
     * A player who looks for a match gets the closest in points of three available people: small servers offer no more.
     */
    private static final Kind SERVER = new Kind(200, 300, 3, false);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void fifty_matches_each_put_two_hundred_people_in_their_order(long seed) {
        var society = new Society(SERVER, 2, 1, seed);

        society.play(50);

        assertThat(society.spearman()).isGreaterThanOrEqualTo(0.95);
        assertThat(society.within()).isGreaterThanOrEqualTo(0.9);
    }
}
