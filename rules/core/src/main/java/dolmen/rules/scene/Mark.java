package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;

/** A sign about a piece or a cell. It is not a piece itself, and never drawn into one. */
public sealed interface Mark {

    /** A piece that was here before the last move, drawn as a ghost. */
    record Ghost(Token token) implements Mark {}

    /** A piece that the last move removed, drawn as a faded trace. */
    record Removed(Token token) implements Mark {}

    /**
     * The path of the last move, a fine arrow from cell to cell.
     *
     * @param number the number of the move in its turn, written at the start of the arrow; empty if the turn has only
     *     one move
     */
    record Arrow(String from, String to, String number) implements Mark {
        public Arrow {
            requireShort(number);
        }

        /** The path of a move that is a whole turn. */
        public Arrow(String from, String to) {
            this(from, to, "");
        }
    }

    /**
     * A possible move that was often made in this position, a broad arrow from cell to cell.
     *
     * @param label the letters of the move in a menu, written on the arrow
     * @param share the share of matches with this move, from 0 to 1; the larger it is, the broader the arrow
     */
    record Trail(String from, String to, String label, double share) implements Mark {
        public Trail {
            requireShort(label);
            if (!(share >= 0 && share <= 1)) {
                throw new IllegalArgumentException("share out of range: " + share);
            }
        }
    }

    /** A cell where the last move ended or left a piece, with a ring. */
    record Landed(String cell) implements Mark {}

    /** A piece that has just won the game, with a bold ring. */
    record Crowned(String cell) implements Mark {}

    /** A piece that cannot move by itself now, with a thin ring. */
    record Trapped(String cell) implements Mark {}

    /**
     * A piece that can be moved now, with a faint halo.
     *
     * @param label the number or letter of the piece in a menu, drawn beside it; empty if it has none
     */
    record Movable(String cell, String label) implements Mark {
        public Movable {
            requireShort(label);
        }

        /** A piece without a label in a menu. */
        public Movable(String cell) {
            this(cell, "");
        }
    }

    /**
     * A cell that the chosen piece can reach, with a dot, or with a ring if the cell is occupied.
     *
     * @param label the number or letter of the cell in a menu, drawn on the dot; empty if it has none
     */
    record Target(String cell, String label) implements Mark {
        public Target {
            requireShort(label);
        }
    }

    /** A cell that the chosen piece may not enter, with a sign of no entry. */
    record Barred(String cell) implements Mark {}

    /** The piece whose move is being chosen, lifted from the board. */
    record Chosen(String cell) implements Mark {}

    /**
     * A word for a cell or the piece on it, on a plate with a line to it.
     *
     * @param place the cell with the plate at its centre; the piece's own cell if no line is needed
     */
    record Named(String cell, Argument words, String place) implements Mark {

        /**
         * The word in a language.
         *
         * @throws IllegalStateException if the mark is not in words
         */
        public String textInWords() {
            return words.verbatim();
        }
    }

    /** This mark in the words of a language. */
    default Mark in(Wording wording) {
        return this instanceof Named(String cell, Argument words, String place)
                ? new Named(cell, new Verbatim(wording.of(words)), place)
                : this;
    }

    /** A line of pieces that belong together, from cell to cell. */
    record Axis(String from, String to) implements Mark {}

    /** The maximum length of a dot's label, in characters: five letters separated by blanks. */
    int LONGEST_LABEL = 9;

    private static void requireShort(String label) {
        if (label.length() > LONGEST_LABEL) {
            throw new IllegalArgumentException("\"" + label + "\" does not fit on a dot");
        }
    }
}
