package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;

/**
 * The space beside the board for one seat.
 *
 * @param seat its number, from 0 in turn order
 * @param side the colour that the seat plays now
 * @param name the word for that side, such as "Romans"
 * @param count the number of pieces left, such as "16 stones"
 */
public record Tray(int seat, Side side, Argument name, Argument count) {

    /** A tray that is in words already. */
    public Tray(int seat, Side side, String name, String count) {
        this(seat, side, new Verbatim(name), new Verbatim(count));
    }

    /**
     * The name of a tray in words.
     *
     * @throws IllegalStateException if the tray is not in words
     */
    public String nameInWords() {
        return name.verbatim();
    }

    /**
     * The count of a tray in words.
     *
     * @throws IllegalStateException if the tray is not in words
     */
    public String countInWords() {
        return count.verbatim();
    }

    Tray in(Wording wording) {
        return new Tray(seat, side, wording.of(name), wording.of(count));
    }
}
