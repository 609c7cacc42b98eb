package dolmen.rules.host;

import dolmen.rules.Step;
import dolmen.rules.scene.Surface;
import java.util.Comparator;
import java.util.List;

/**
 * The order of choices in lists: by the letters of their cells, then by the numbers, cell by cell. Choices without a
 * cell come first. Cards keep the order of their numbers.
 *
 * @param named true if people know the cells by their names
 */
record CellOrder(boolean named) implements Comparator<List<Step>> {
    private static final Comparator<String> BY_NAME = Comparator.comparing(
                    (String cell) -> cell.replaceAll("[0-9]", ""))
            .thenComparingInt(String::length)
            .thenComparing(Comparator.naturalOrder());

    static CellOrder of(Surface surface) {
        return new CellOrder(surface.named());
    }

    @Override
    public int compare(List<Step> one, List<Step> other) {
        for (int index = 0; index < Math.min(one.size(), other.size()); index++) {
            int order = BY_NAME.compare(name(one.get(index)), name(other.get(index)));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private String name(Step step) {
        return step.cell().filter(cell -> named).orElse("");
    }
}
