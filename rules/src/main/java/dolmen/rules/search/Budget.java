package dolmen.rules.search;

import java.util.function.BooleanSupplier;

/** How long a strategy may think. A budget of nodes alone makes a thought repeatable. */
@FunctionalInterface
public interface Budget {

    /** True once a thought that has visited so many nodes is to end; asked at every node. */
    boolean spent(long nodes);

    /** A budget of so many nodes. */
    static Budget nodes(long most) {
        return nodes -> nodes >= most;
    }

    /** A budget that ends when its owner says so, which is asked now and then only. */
    static Budget until(BooleanSupplier over) {
        return nodes -> nodes % NODES_BETWEEN_QUESTIONS == 0 && over.getAsBoolean();
    }

    /** How many nodes go by between two questions to the owner of a budget. */
    long NODES_BETWEEN_QUESTIONS = 512;

    /** The smaller of two budgets. */
    default Budget or(Budget other) {
        return nodes -> spent(nodes) || other.spent(nodes);
    }
}
