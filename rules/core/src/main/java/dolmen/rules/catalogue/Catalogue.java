package dolmen.rules.catalogue;

import java.util.Map;

/**
 * The numbered positions of a two-player variant: all that may occur in play, as far as a single position shows this.
 * Positions with equivalent moves, such as a position and its reflection, may share a number. Immutable, so that many
 * threads can read it.
 */
public interface Catalogue {

    /** The exclusive upper bound of the numbers, which start at 0; some numbers may have no position. */
    int size();

    /** A new finder of successors. */
    Successors successors();

    /** A new finder of predecessors. */
    Predecessors predecessors();

    /** The number of positions that share this number. */
    int positions(int number);

    /**
     * The number of the position with this text, see {@link dolmen.rules.Position#text()}.
     *
     * @throws IllegalArgumentException if the text is not such a text
     */
    int number(String text);

    /** The text of one of the positions with the number. */
    String text(int number);

    /**
     * The numbers of the possible initial layouts, by the board in a position's text; the layout of this host is first.
     */
    Map<String, Integer> layouts();
}
