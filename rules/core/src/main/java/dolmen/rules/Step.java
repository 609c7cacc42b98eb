package dolmen.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One choice on the way to a move, as a menu offers it.
 *
 * @param key the identity of the choice: at most 20 characters, without blank, full stop, colon or tilde
 * @param label the words for people
 * @param cell the place on the picture that the choice selects, if any
 */
public record Step(String key, String label, Optional<String> cell) {

    /** The choice of a cell, with the cell's name as key and label. */
    public static Step onCell(String name) {
        return new Step(name, name, Optional.of(name));
    }

    /** The choice of a piece on a cell, in games in which pieces differ. */
    public static Step piece(String word, String cell) {
        return at(cell, cell, word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + " " + cell);
    }

    /** The choice of a cell with a deed that one does to the piece on it, such as "push". */
    public static Step onto(String deed, String cell) {
        return at(cell, cell, deed + " " + cell);
    }

    /** The choices of several cells, one after the other. */
    public static List<Step> onCells(String... names) {
        return Stream.of(names).map(Step::onCell).toList();
    }

    /** A choice at a place on the picture, with a label of its own. */
    public static Step at(String cell, String key, String label) {
        return new Step(key, label, Optional.of(cell));
    }

    /** A choice without a place on the picture. */
    public static Step of(String key, String label) {
        return new Step(key, label, Optional.empty());
    }
}
