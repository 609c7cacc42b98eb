package dolmen.rules.search;

import java.util.function.BooleanSupplier;

/**
 * How long a strategy may think. A thought whose budget is of nodes and depth alone can be repeated.
 *
 * @param nodes how many positions it may visit
 * @param depth how many plies it may look ahead throughout; Monte Carlo searches have no such depth
 * @param over true once its owner wants it to end, which is asked every {@link #NODES_BETWEEN_QUESTIONS} nodes
 */
public record Budget(long nodes, int depth, BooleanSupplier over) {

    /** How many nodes go by between two questions to the owner. */
    public static final int NODES_BETWEEN_QUESTIONS = 512;

    /** A budget of so many nodes. */
    public static Budget nodes(long most) {
        return new Budget(most, Integer.MAX_VALUE, () -> false);
    }

    /** A budget of so many plies ahead. */
    public static Budget depth(int most) {
        return new Budget(Long.MAX_VALUE, most, () -> false);
    }

    /** A budget that ends when its owner says so. */
    public static Budget until(BooleanSupplier over) {
        return nodes(Long.MAX_VALUE).orUntil(over);
    }

    /** This budget, or less if its owner says so. */
    public Budget orUntil(BooleanSupplier earlier) {
        return new Budget(nodes, depth, () -> over.getAsBoolean() || earlier.getAsBoolean());
    }

    /** True once a thought that has visited so many nodes is to end. */
    boolean spent(long visited) {
        return visited >= nodes || (visited % NODES_BETWEEN_QUESTIONS == 0 && over.getAsBoolean());
    }
}
