package dolmen.rules.catalogue;

import java.util.Map;

/**
 * All positions of a variant for two players that may come up in play, as far as that can be seen from one, each under
 * a number. Positions in which the same can be done, such as one and its reflection, may share a number. Immutable, so
 * that many threads can read it.
 */
public interface Catalogue {

    /** The numbers are from 0 to one less than this; some may stand for no position. */
    int size();

    /** Something that finds where moves lead. */
    Successors successors();

    /** Something that finds from where they may have led. */
    Predecessors predecessors();

    /** How many positions share the number. */
    int positions(int number);

    /**
     * The number of the position of a text, see {@link dolmen.rules.Position#text()}.
     *
     * @throws IllegalArgumentException if it is none
     */
    int number(String text);

    /** The text of one of the positions with the number. */
    String text(int number);

    /** The ways in which a match could be set up, by their boards in a position's text; that of the house is first. */
    Map<String, Integer> layouts();
}
