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
 * The games by which the opponents are rated: each plays both of the level below. Those of one level are told apart by
 * the same games; between themselves they would play the longest ones, which are mostly drawn in some variants.
 *
 * @param games how many each two play
 * @param dice the random numbers of an opening by its number, which decide all of its games
 */
public record League<M extends Move>(Game<M> game, Variant variant, int games, LongFunction<RandomGenerator> dice) {
    /** More by chance decides games before they begin, so that nobody's strength shows. */
    private static final int OPENING_ROUNDS = 1;

    /** Openings in which every seat has moved by chance once. */
    public static <M extends Move> Contest<M> contest(Game<M> game, Variant variant) {
        return new Contest<>(game, variant, OPENING_ROUNDS * game.start(variant).seats());
    }

    /**
     * All games.
     *
     * @param progress is told of every two that have played
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

    /** Who plays whom, the stronger first. */
    private static Stream<Pairing> pairs() {
        return Opponent.ALL.stream()
                .flatMap(one -> Opponent.ALL.stream()
                        .filter(other -> one.level().number() - other.level().number() == 1)
                        .map(other -> new Pairing(one, other, Tally.NONE)));
    }
}
