package dolmen.rules.search;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Perft;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;

/**
 * Measures the number of positions that alpha-beta visits in a second of one thread's processor time, alternating with
 * the bare making of positions. Arguments: the text of a variant, the nodes of a search, the depth of the count.
 */
final class SearchSpeed {
    private static final int WARM_UP = 4;
    private static final int RUNS = 9;
    private static final double NANOS = 1e9;

    private SearchSpeed() {}

    public static void main(String[] arguments) {
        String variant = arguments.length > 0 ? arguments[0] : "murus-gallicus";
        long nodes = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1_000_000;
        int depth = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 5;
        GameRegistry registry = GameRegistry.load();
        if (!(registry.variant(variant) instanceof VariantChoice.Found(Variant found))) {
            throw new IllegalArgumentException("no variant " + variant);
        }
        measure(registry.game(found.game()), found, nodes, depth);
    }

    private static <M extends Move> void measure(Game<M> game, Variant variant, long nodes, int depth) {
        HostedGame<M> start = HostedGame.start(game, variant);
        long made = LongStream.rangeClosed(1, depth)
                .map(plies -> Perft.count(game.start(variant), (int) plies))
                .sum();
        double[] searched = new double[RUNS];
        double[] counted = new double[RUNS];
        for (int run = -WARM_UP; run < RUNS; run++) {
            long seed = run;
            double search = perSecond(() -> new AlphaBeta()
                    .think(Situation.of(start), Budget.nodes(nodes), new SplittableRandom(seed))
                    .nodes());
            double count = perSecond(() -> {
                Perft.count(game.start(variant), depth);
                return made;
            });
            if (run >= 0) {
                searched[run] = search;
                counted[run] = count;
            }
        }
        Arrays.sort(searched);
        Arrays.sort(counted);
        System.out.printf(
                "%s: alpha-beta %,.0f a second (%,.0f to %,.0f), perft %,.0f; one to %.1f%n",
                variant,
                searched[RUNS / 2],
                searched[0],
                searched[RUNS - 1],
                counted[RUNS / 2],
                counted[RUNS / 2] / searched[RUNS / 2]);
    }

    private static double perSecond(LongSupplier work) {
        var clock = ManagementFactory.getThreadMXBean();
        long begin = clock.getCurrentThreadCpuTime();
        long done = work.getAsLong();
        return done * NANOS / (clock.getCurrentThreadCpuTime() - begin);
    }
}
