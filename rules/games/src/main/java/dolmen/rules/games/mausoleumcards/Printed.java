package dolmen.rules.games.mausoleumcards;

import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Symbol;
import java.util.Locale;

/**
 * The print on a card.
 *
 * @param value the value in millions; 0 if there is none
 * @param valued false if the card has no value in its corner
 * @param motif the word for its drawing, which also serves as a short name
 * @param house true if a part is this host's reconstruction, because the original is lost
 */
record Printed(CardKind kind, String name, int value, boolean valued, CardRule rule, String motif, boolean house) {
    private static final String HOUSE = "*";

    /** Reads a line of the deck's file, such as {@code heir | Loving Grandfather | 4* | | grandpa}. */
    static Printed read(String line) {
        String[] cells = line.split("\\|", -1);
        if (cells.length != 5) {
            throw new IllegalArgumentException("a card has a kind, a name, a value, a rule and a motif: " + line);
        }
        String value = plain(cells[2]);
        return new Printed(
                CardKind.valueOf(constant(cells[0])),
                plain(cells[1]),
                value.isEmpty() ? 0 : Integer.parseInt(value),
                !value.isEmpty(),
                plain(cells[3]).isEmpty() ? CardRule.NONE : CardRule.valueOf(constant(cells[3])),
                plain(cells[4]),
                line.contains(HOUSE));
    }

    /** The effect in a few words: its own rule, or else that of its kind. */
    Argument words() {
        return rule == CardRule.NONE ? kind.words() : rule.words();
    }

    Symbol symbol() {
        return Symbol.of(Material.FELT, motif, kind.frame());
    }

    private static String plain(String cell) {
        return cell.replace(HOUSE, "").strip();
    }

    private static String constant(String cell) {
        return plain(cell).toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
