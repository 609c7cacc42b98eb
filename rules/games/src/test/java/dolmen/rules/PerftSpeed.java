package dolmen.rules;

import dolmen.rules.play.Perft;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Measures the number of positions that one thread makes in a second of its own processor time through the public
 * interface, with a query of the turn in each. Arguments: the text of a variant and the depth.
 */
final class PerftSpeed {
    private static final int WARM_UP = 5;
    private static final int RUNS = 11;

    private PerftSpeed() {}

    public static void main(String[] arguments) {
        String variant = arguments.length > 0 ? arguments[0] : "murus-gallicus";
        int depth = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
        GameRegistry registry = GameRegistry.load();
        if (!(registry.variant(variant) instanceof VariantChoice.Found(Variant found))) {
            throw new IllegalArgumentException("no variant " + variant);
        }
        measure(registry.game(found.game()), found, depth);
    }

    private static <M extends Move> void measure(Game<M> game, Variant variant, int depth) {
        Position<M> start = game.start(variant);
        long made = LongStream.rangeClosed(1, depth)
                .map(plies -> Perft.count(start, (int) plies))
                .sum();
        long[] perSecond = new long[RUNS];
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long finished = 0;
        for (int run = -WARM_UP; run < RUNS; run++) {
            long begin = clock.getCurrentThreadCpuTime();
            finished = finishedBelow(start, depth);
            long nanos = clock.getCurrentThreadCpuTime() - begin;
            if (run >= 0) {
                perSecond[run] = made * 1_000_000_000L / nanos;
            }
        }
        Arrays.sort(perSecond);
        System.out.printf(
                "%s to depth %d: %,d positions, %,d of them finished; per second: median %,d, lowest %,d, highest %,d%n",
                variant, depth, made, finished, perSecond[RUNS / 2], perSecond[0], perSecond[RUNS - 1]);
    }

    private static <M extends Move> long finishedBelow(Position<M> position, int plies) {
        if (position.turn() instanceof Turn.Over) {
            return 1;
        }
        long finished = 0;
        for (M move : plies == 0 ? List.<M>of() : position.legalMoves()) {
            finished += finishedBelow(position.play(move), plies - 1);
        }
        return finished;
    }
}
