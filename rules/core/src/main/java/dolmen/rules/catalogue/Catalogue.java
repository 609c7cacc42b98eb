package dolmen.rules.catalogue;

import java.util.Map;

/**
 * All positions of a variant for two players that may come up in play, as far as a single position can show this, each
 * under a number. Positions with equivalent moves, such as a position and its reflection, may share a number.
 * Immutable, so that many threads can read it.
 */
public interface Catalogue {

    /** The upper bound of the numbers, which begin at 0; some may belong to no position. */
    int size();

    /** A new finder of the positions that moves lead to. */
    Successors successors();

    /** A new finder of the positions that moves may have come from. */
    Predecessors predecessors();

    /** The number of positions that share this number. */
    int positions(int number);

    /**
     * The number of the position of a text, see {@link dolmen.rules.Position#text()}.
     *
     * @throws IllegalArgumentException if it is none
     */
    int number(String text);

    /** The text of one of the positions with the number. */
    String text(int number);

    /** The possible initial layouts, by their boards in a position's text; the layout of this host is first. */
    Map<String, Integer> layouts();
}
