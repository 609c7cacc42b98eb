package dolmen.rules.typed;

import dolmen.rules.Move;
import dolmen.rules.Step;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * A legal move, to be held against what somebody typed.
 *
 * @param text its canonical text
 * @param cells those that are chosen for it, from the first on
 */
record Candidate<M extends Move>(M move, String text, List<String> cells, Reading<M> reading) {

    static <M extends Move> Candidate<M> of(M move, String text, List<Step> steps, Reading<M> reading) {
        List<String> cells =
                steps.stream().flatMap(step -> step.cell().stream()).toList();
        return new Candidate<>(move, text, cells, reading);
    }

    /** True if both begin with the same cell and name the same others, in any order. */
    boolean fits(TypedMove typed) {
        return beginsLike(typed) && namesTheSame(typed);
    }

    /** True if both name the same cells, in any order. */
    boolean namesTheSame(TypedMove typed) {
        return !typed.cells().isEmpty()
                && cells.containsAll(typed.cells())
                && sorted(typed.cells()).equals(sorted(cells));
    }

    private static List<String> sorted(List<String> cells) {
        return cells.stream().sorted().toList();
    }

    /** True if the text tells the move in the words of the game. */
    boolean isTold(TypedMove typed) {
        return told().findFirst().orElseThrow().text().equals(typed.text());
    }

    /** True if the text names the move's cells, and others that it touches, as they come when it is told. */
    boolean touches(TypedMove typed) {
        return typed.cells().size() > cells.size()
                && beginsLike(typed)
                && typed.cells().containsAll(cells)
                && told().anyMatch(telling -> follows(typed, telling));
    }

    /** True if the cells come in the order in which the canonical text and then the telling name them. */
    private boolean follows(TypedMove typed, TypedMove telling) {
        var named = Stream.concat(cells.stream(), telling.cells().stream()).iterator();
        for (String cell : typed.cells()) {
            boolean found = false;
            while (!found && named.hasNext()) {
                found = named.next().equals(cell);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    /** True if every word that was typed may be said of this move. */
    boolean explains(TypedMove typed) {
        var known = new HashSet<String>();
        told().forEach(telling -> known.addAll(telling.words()));
        return known.containsAll(typed.words());
    }

    private Stream<TypedMove> told() {
        return reading.told(move).stream().map(telling -> TypedMove.of(telling, reading.idleWords()));
    }

    boolean beginsLike(TypedMove typed) {
        return !typed.cells().isEmpty()
                && !cells.isEmpty()
                && cells.getFirst().equals(typed.cells().getFirst());
    }

    boolean endsLike(TypedMove typed) {
        return !typed.cells().isEmpty()
                && !cells.isEmpty()
                && cells.getLast().equals(typed.cells().getLast());
    }

    int distance(TypedMove typed) {
        return EditDistance.between(text, typed.text());
    }
}
