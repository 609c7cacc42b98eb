package dolmen.rules.opponent;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The games that rate the opponents: each plays both opponents of the level below. These games also compare opponents
 * of one level; games between them would be the longest, and mostly drawn in some variants.
 *
 * @param games the number of games for each pair
 * @param dice the random generator for the number of an opening, which determines all games of the opening
 */
public record League<M extends Move>(Game<M> game, Variant variant, int games, LongFunction<RandomGenerator> dice) {
    /**
     * The number of random moves of each seat. With more, games would be decided before they start, and no difference
     * in strength would show.
     */
    private static final int OPENING_ROUNDS = 1;

    /** The contest in which every seat first makes one random move. */
    public static <M extends Move> Contest<M> contest(Game<M> game, Variant variant) {
        return new Contest<>(game, variant, OPENING_ROUNDS * game.start(variant).seats());
    }

    /**
     * Plays all games.
     *
     * @param progress receives the result of every pair
     */
    public List<Pairing> play(Consumer<Pairing> progress) {
        Contest<M> contest = contest(game, variant);
        var played = new ArrayList<Pairing>();
        for (Pairing pair : pairs().toList()) {
            long before = (long) played.size() * games;
            var series = new Series<>(contest, opening -> dice.apply(before + opening));
            var pairing = new Pairing(pair.one(), pair.other(), series.play(pair.one(), pair.other(), games));
            played.add(pairing);
            progress.accept(pairing);
        }
        return played;
    }

    /** The pairs, the stronger opponent first. */
    private static Stream<Pairing> pairs() {
        return Opponent.ALL.stream()
                .flatMap(one -> Opponent.ALL.stream()
                        .filter(other -> one.level().number() - other.level().number() == 1)
                        .map(other -> new Pairing(one, other, Tally.NONE)));
    }
}
