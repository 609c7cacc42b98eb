package dolmen.rules.search;

import java.util.function.BooleanSupplier;

/**
 * The search limit of a strategy. A search that only nodes and depth limit is reproducible.
 *
 * @param nodes the maximum number of positions to visit
 * @param depth the maximum number of plies to search completely; Monte Carlo searches have no such depth
 * @param over returns true once the owner wants the search to end; asked every {@link #NODES_BETWEEN_QUESTIONS} nodes
 */
public record Budget(long nodes, int depth, BooleanSupplier over) {

    /** The number of nodes between two questions to the owner. */
    public static final int NODES_BETWEEN_QUESTIONS = 512;

    /** A budget of nodes. */
    public static Budget nodes(long most) {
        return new Budget(most, Integer.MAX_VALUE, () -> false);
    }

    /** A budget of plies. */
    public static Budget depth(int most) {
        return new Budget(Long.MAX_VALUE, most, () -> false);
    }

    /** A budget that ends once the owner wants it. */
    public static Budget until(BooleanSupplier over) {
        return nodes(Long.MAX_VALUE).orUntil(over);
    }

    /** This budget, which also ends once the owner wants it. */
    public Budget orUntil(BooleanSupplier earlier) {
        return new Budget(nodes, depth, () -> over.getAsBoolean() || earlier.getAsBoolean());
    }

    /** True once a search that has visited this many nodes must end. */
    boolean spent(long visited) {
        return visited >= nodes || (visited % NODES_BETWEEN_QUESTIONS == 0 && over.getAsBoolean());
    }
}
