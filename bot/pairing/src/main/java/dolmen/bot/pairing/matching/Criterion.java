package dolmen.bot.pairing.matching;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * A measure of matchings: the sum of the losses of some of their edges, the lower the better.
 *
 * @param counts the edges that count
 * @param loss the loss of an edge
 * @param single true if every matching has exactly one edge that counts; otherwise all edges count
 */
public record Criterion(Predicate<Edge> counts, ToLongFunction<Edge> loss, boolean single) {

    /** The sum of the losses of all edges. */
    public static Criterion total(ToLongFunction<Edge> loss) {
        return new Criterion(edge -> true, loss, false);
    }

    /** The loss of the edge to the partner of one vertex. */
    public static Criterion of(int vertex, ToLongFunction<Edge> loss) {
        return new Criterion(edge -> edge.touches(vertex), loss, true);
    }

    /** The losses of edges above the least one, in their order. */
    long[] losses(List<Edge> edges) {
        long least = edges.stream().filter(counts).mapToLong(loss).min().orElse(0);
        return edges.stream()
                .mapToLong(edge -> counts.test(edge) ? loss.applyAsLong(edge) - least : 0)
                .toArray();
    }
}
