package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A player's attention: what it overlooks, and how far it errs. */
class AttentionTest {
    private static final Game<?> OBELISK = GameRegistry.load().game("obelisk");
    private static final Manner CARELESS = new Manner(0.4, 200, 0, 0);
    private static final int SEARCHES = 4_000;

    @Test
    void a_move_far_from_the_one_before_is_overlooked_more_often_than_one_beside_it() {
        assertThat(overlooked(OBELISK, "a2-b3", "e5-d4", false))
                .isGreaterThan(1.4 * overlooked(OBELISK, "a2-b3", "a5-b4", false));
    }

    @Test
    void a_taking_is_overlooked_half_as_often_as_a_quiet_move() {
        double quiet = overlooked(OBELISK, "a2-b3", "e5-d4", false);
        assertThat(overlooked(OBELISK, "a2-b3", "e5-d4", true)).isCloseTo(quiet / 2, within(0.03));
    }

    /** The share of searches that overlook the reply to a move from the start. */
    private static <M extends Move> double overlooked(Game<M> game, String first, String reply, boolean takes) {
        var start = (OpenPosition<M>) game.start(Variant.of("obelisk"));
        M move = move(start, first);
        OpenPosition<M> after = start.play(move);
        M answer = move(after, reply);
        return LongStream.range(0, SEARCHES)
                        .filter(salt -> {
                            var attention = new Attention<M>(CARELESS, start, Seat.FIRST, 4, salt);
                            attention.sees(start, move, false, after, 0);
                            return !attention.sees(after, answer, takes, after.play(answer), 1);
                        })
                        .count()
                / (double) SEARCHES;
    }

    private static <M extends Move> M move(OpenPosition<M> position, String text) {
        return ((Parsed.Ok<M>) position.parse(text)).move();
    }

    @Test
    void errors_of_judgement_are_as_large_as_the_manner_says_and_no_way_on_average() {
        OpenPosition<?> start = (OpenPosition<?>) OBELISK.start(Variant.of("obelisk"));
        var errors = LongStream.range(0, SEARCHES)
                .mapToInt(salt -> error(start, salt))
                .summaryStatistics();
        double square = LongStream.range(0, SEARCHES)
                .mapToDouble(salt -> Math.pow(error(start, salt), 2))
                .average()
                .orElseThrow();
        assertThat(errors.getAverage()).isCloseTo(0, within(10.0));
        assertThat(Math.sqrt(square)).isCloseTo(CARELESS.misjudgement(), within(10.0));
    }

    private static <M extends Move> int error(OpenPosition<M> position, long salt) {
        return new Attention<>(CARELESS, position, Seat.FIRST, 4, salt).error(position);
    }
}
