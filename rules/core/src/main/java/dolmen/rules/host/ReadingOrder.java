package dolmen.rules.host;

import dolmen.rules.Step;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Surface;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reading order of a board's places as a player sees them: line by line from the top left. It compares lists of
 * choices place by place. Cards keep the order of their numbers.
 *
 * @param ranks the ranks of the cells by name, from 0
 */
record ReadingOrder(Map<String, Integer> ranks) implements Comparator<List<Step>> {

    /** The tolerance in height within one line, in cell widths. */
    private static final double SAME_LINE = 0.1;

    static ReadingOrder of(Surface surface) {
        var ranks = new HashMap<String, Integer>();
        if (!(surface instanceof Surface.Table)) {
            surface.cells().stream()
                    .sorted(Comparator.comparingLong((Cell cell) -> Math.round(cell.y() / SAME_LINE))
                            .thenComparingDouble(Cell::x))
                    .forEach(cell -> ranks.put(cell.name(), ranks.size()));
        }
        return new ReadingOrder(ranks);
    }

    @Override
    public int compare(List<Step> one, List<Step> other) {
        for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
            int order = Integer.compare(rank(one.get(index)), rank(other.get(index)));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Choices without a place keep their order. */
    private int rank(Step step) {
        return step.cell().map(cell -> ranks.getOrDefault(cell, 0)).orElse(0);
    }
}
