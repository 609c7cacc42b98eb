package dolmen.bot.pairing.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * All perfect matchings of a graph that are best by the criteria applied so far, the most important first. There are
 * too many to list them; by complementary slackness they are the matchings of some edges that leave each of some sets
 * of vertices by exactly one edge. Both follow from the dual solution of a matching of minimal cost, so that any number
 * of criteria is applied exactly, in a few runs with weights far below the precision of a double.
 */
public final class PerfectMatchings {
    /** The bound on the value of all criteria of one run. */
    private static final long LARGEST_VALUE = 1L << 30;
    /**
     * The unit of cost. The library takes sums above 10^10 for infinite and differences below 10^-9 for zero; costs are
     * below 2^46, and dual variables are multiples of a quarter.
     */
    private static final double UNIT = 1.0 / (1 << 16);
    /** The bound below which a slack or a dual variable is zero. */
    private static final double NOTHING = UNIT / 8;

    private final List<Edge> edges;
    private final List<BitSet> leftOnce;
    private final List<Edge> any;

    private PerfectMatchings(List<Edge> edges, List<BitSet> leftOnce, List<Edge> any) {
        this.edges = edges;
        this.leftOnce = leftOnce;
        this.any = any;
    }

    /** All perfect matchings of the vertices that have edges; empty if there is none. */
    public static Optional<PerfectMatchings> of(List<Edge> edges) {
        if (edges.isEmpty()) {
            return Optional.empty();
        }
        var matching = new SparseEdmondsMaximumCardinalityMatching<>(graph(edges)).getMatching();
        return matching.isPerfect()
                ? Optional.of(new PerfectMatchings(List.copyOf(edges), List.of(), List.copyOf(matching.getEdges())))
                : Optional.empty();
    }

    /** One of the best matchings. */
    public List<Edge> any() {
        return any;
    }

    /** The best among these by further criteria, the most important first. */
    public PerfectMatchings best(List<Criterion> criteria) {
        PerfectMatchings best = this;
        int next = 0;
        while (next < criteria.size()) {
            var load = new Load(best.edges);
            while (next < criteria.size() && load.takes(criteria.get(next))) {
                next++;
            }
            best = best.least(load);
        }
        return best;
    }

    private PerfectMatchings least(Load load) {
        return load.constant() ? this : cheapest(costs(load.losses, load.most));
    }

    /** The losses, and for leaving one of the sets again more than all of them. */
    private double[] costs(long[] losses, long most) {
        double[] costs = new double[losses.length];
        for (int index = 0; index < losses.length; index++) {
            costs[index] = (losses[index] + (most + 1) * departures(edges.get(index))) * UNIT;
        }
        return costs;
    }

    private long departures(Edge edge) {
        return leftOnce.stream().filter(set -> leaves(edge, set)).count();
    }

    private static boolean leaves(Edge edge, BitSet set) {
        return set.get(edge.one()) != set.get(edge.other());
    }

    /**
     * All matchings of minimal cost: those whose edges have no slack, and leave no odd set of the dual solution twice.
     */
    private PerfectMatchings cheapest(double[] costs) {
        Graph<Integer, Edge> graph = graph(edges);
        for (int index = 0; index < costs.length; index++) {
            graph.setEdgeWeight(edges.get(index), costs[index]);
        }
        var matching = new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE);
        List<Edge> pairs = List.copyOf(matching.getMatching().getEdges());
        var sets = new ArrayList<BitSet>();
        double[] slacks = costs.clone();
        matching.getDualSolution().getDualVariables().forEach((vertices, dual) -> {
            BitSet set = new BitSet();
            vertices.forEach(set::set);
            if (vertices.size() > 1 && dual > NOTHING) {
                sets.add(set);
            }
            for (int index = 0; index < slacks.length; index++) {
                slacks[index] -= leaves(edges.get(index), set) ? dual : 0;
            }
        });
        List<Edge> tight = IntStream.range(0, slacks.length)
                .filter(index -> slacks[index] < NOTHING)
                .mapToObj(edges::get)
                .toList();
        return new PerfectMatchings(tight, List.copyOf(sets), pairs);
    }

    private static Graph<Integer, Edge> graph(List<Edge> edges) {
        Graph<Integer, Edge> graph = new SimpleWeightedGraph<>(Edge.class);
        for (Edge edge : edges) {
            graph.addVertex(edge.one());
            graph.addVertex(edge.other());
            graph.addEdge(edge.one(), edge.other(), edge);
        }
        return graph;
    }

    /** The criteria of one run as one number for each edge: the loss against the best edge. */
    private static final class Load {
        private final List<Edge> edges;
        private final int pairs;
        private final long[] losses;
        private long most;

        Load(List<Edge> edges) {
            this.edges = edges;
            pairs = (int) edges.stream()
                            .flatMapToInt(edge -> IntStream.of(edge.one(), edge.other()))
                            .distinct()
                            .count()
                    / 2;
            losses = new long[edges.size()];
        }

        boolean constant() {
            return most == 0;
        }

        /** Adds a criterion, unless the sum could become too large. */
        boolean takes(Criterion criterion) {
            long[] further = criterion.losses(edges);
            long highest = Arrays.stream(further).max().orElse(0);
            if (highest == 0) {
                return true;
            }
            long radix = highest * (criterion.single() ? 1 : pairs) + 1;
            if (most > 0 && (most + 1) * radix > LARGEST_VALUE) {
                return false;
            }
            for (int index = 0; index < losses.length; index++) {
                losses[index] = losses[index] * radix + further[index];
            }
            most = (most + 1) * radix - 1;
            return true;
        }
    }
}
