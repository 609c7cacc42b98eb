package dolmen.bot.pairing.table;

import dolmen.bot.pairing.event.Entrant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToLongBiFunction;

/**
 * Entrants at tables, and the cost of their meetings.
 *
 * @param tables the entrants at each table
 * @param cost the cost of a meeting of two, in either order
 */
record Seating(List<List<Entrant>> tables, ToLongBiFunction<Entrant, Entrant> cost) {

    Seating {
        tables = tables.stream().map(List::copyOf).toList();
    }

    /** A seating in which the order of entrants fills one table after the other. */
    static Seating inOrder(List<Entrant> entrants, List<Integer> sizes, ToLongBiFunction<Entrant, Entrant> cost) {
        var tables = new ArrayList<List<Entrant>>();
        int from = 0;
        for (int size : sizes) {
            tables.add(entrants.subList(from, from + size));
            from += size;
        }
        return new Seating(tables, cost);
    }

    /**
     * The sizes of the tables, from three to five and as close to the preferred one as possible, the larger first.
     *
     * @param entrants the number of entrants, at least three
     */
    static List<Integer> sizes(int entrants, int preferred) {
        int fewest = Math.ceilDiv(entrants, 5);
        int most = entrants / 3;
        int tables = fewest;
        for (int number = fewest; number <= most; number++) {
            if (Math.abs(entrants - number * preferred) < Math.abs(entrants - tables * preferred)) {
                tables = number;
            }
        }
        var sizes = new ArrayList<Integer>();
        for (int table = 0; table < tables; table++) {
            sizes.add(entrants / tables + (table < entrants % tables ? 1 : 0));
        }
        return sizes;
    }

    /** The cost of all meetings. */
    long total() {
        return tables.stream().mapToLong(this::total).sum();
    }

    private long total(List<Entrant> table) {
        long sum = 0;
        for (int one = 0; one < table.size(); one++) {
            for (int other = one + 1; other < table.size(); other++) {
                sum += cost.applyAsLong(table.get(one), table.get(other));
            }
        }
        return sum;
    }

    /** The seating after exchanges of two entrants, each the one that saves most, until none saves anything. */
    Seating improved() {
        Seating best = this;
        for (Seating better = best.bestExchange(); better.total() < best.total(); better = best.bestExchange()) {
            best = better;
        }
        return best;
    }

    private Seating bestExchange() {
        long largest = 0;
        Seating best = this;
        for (int one = 0; one < tables.size(); one++) {
            for (int other = one + 1; other < tables.size(); other++) {
                for (Entrant here : tables.get(one)) {
                    for (Entrant there : tables.get(other)) {
                        long saved = saved(one, here, other, there);
                        if (saved > largest) {
                            largest = saved;
                            best = exchanged(one, here, other, there);
                        }
                    }
                }
            }
        }
        return best;
    }

    private long saved(int one, Entrant here, int other, Entrant there) {
        long saved = 0;
        for (Entrant mate : tables.get(one)) {
            if (!mate.equals(here)) {
                saved += cost.applyAsLong(here, mate) - cost.applyAsLong(there, mate);
            }
        }
        for (Entrant mate : tables.get(other)) {
            if (!mate.equals(there)) {
                saved += cost.applyAsLong(there, mate) - cost.applyAsLong(here, mate);
            }
        }
        return saved;
    }

    private Seating exchanged(int one, Entrant here, int other, Entrant there) {
        var changed = new ArrayList<List<Entrant>>(tables);
        changed.set(one, replaced(tables.get(one), here, there));
        changed.set(other, replaced(tables.get(other), there, here));
        return new Seating(changed, cost);
    }

    private static List<Entrant> replaced(List<Entrant> table, Entrant old, Entrant now) {
        var changed = new ArrayList<>(table);
        Collections.replaceAll(changed, old, now);
        return changed;
    }
}
