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
 * The games by which the opponents are rated: each plays both of the level below, and the other of its own level.
 *
 * @param games how many each two play
 * @param dice the random numbers of an opening by its number, which decide all of its games
 */
public record League<M extends Move>(Game<M> game, Variant variant, int games, LongFunction<RandomGenerator> dice) {
    private static final int OPENING_ROUNDS = 2;

    /** Openings in which every seat has moved by chance as often. */
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

    /** Who plays whom, the stronger first, the one who presses before the one who holds. */
    private static Stream<Pairing> pairs() {
        return Opponent.ALL.stream()
                .flatMap(one -> Opponent.ALL.stream()
                        .filter(other -> meet(one, other))
                        .map(other -> new Pairing(one, other, Tally.NONE)));
    }

    private static boolean meet(Opponent one, Opponent other) {
        int above = one.level().number() - other.level().number();
        return above == 1
                || (above == 0 && one.temperament() == Temperament.PRESSES && other.temperament() == Temperament.HOLDS);
    }
}
