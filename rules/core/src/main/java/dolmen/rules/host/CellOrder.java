package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Step;
import dolmen.rules.View;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The order of choices in lists: by the letters of their cells, then by the numbers, cell by cell. Choices without a
 * cell come first. Cards keep the order of their numbers.
 *
 * @param named true if people know the cells by their names
 */
record CellOrder(boolean named) implements Comparator<List<Step>> {
    private static final Pattern DIGIT = Pattern.compile("[0-9]");

    private static final Comparator<String> BY_NAME = Comparator.comparing(
                    (String cell) -> DIGIT.matcher(cell).replaceAll(""))
            .thenComparingInt(String::length)
            .thenComparing(Comparator.naturalOrder());

    /** The order of the moves that the viewer may see. */
    static <M extends Move> Comparator<M> of(View<M> view) {
        return Comparator.comparing(
                view::steps, new CellOrder(view.scene().surface().named()));
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
