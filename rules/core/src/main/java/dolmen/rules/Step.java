package dolmen.rules;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Symbol;
import java.util.Optional;

/**
 * One choice on the way to a move, as a menu offers it.
 *
 * @param key the identity of the choice: at most 20 characters, without blank, full stop, colon or tilde
 * @param label the words for people
 * @param cell the place on the picture that the choice selects, if any
 * @param symbol the piece or card that the choice is about, if any
 */
public record Step(String key, Argument label, Optional<String> cell, Optional<Symbol> symbol) {

    /** The choice of a cell, with the cell's name as key and label. */
    public static Step onCell(String name) {
        return onCell(name, new Verbatim(name));
    }

    /** The choice of a cell with a label of its own, such as "push d5". */
    public static Step onCell(String name, Argument label) {
        return at(name, name, label);
    }

    /** A choice at a place on the picture, with a key of its own. */
    public static Step at(String cell, String key, Argument label) {
        return new Step(key, label, Optional.of(cell), Optional.empty());
    }

    /** A choice without a place on the picture. */
    public static Step of(String key, Argument label) {
        return new Step(key, label, Optional.empty(), Optional.empty());
    }

    /** This choice about a piece or card. */
    public Step with(Symbol piece) {
        return new Step(key, label, cell, Optional.of(piece));
    }
}
