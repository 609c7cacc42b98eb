package dolmen.rules.scene;

/** Something shown about a piece or a cell that is not itself a piece; never baked into one. */
public sealed interface Mark {

    /** A piece that stood here before the last move, drawn as a ghost. */
    record Ghost(Token token) implements Mark {}

    /** A piece that the last move removed, drawn as a faded trace. */
    record Removed(Token token) implements Mark {}

    /**
     * The way of the last move, a fine arrow from cell to cell.
     *
     * @param number of the move in its turn, written where it begins; empty where the turn has one
     */
    record Arrow(String from, String to, String number) implements Mark {
        public Arrow {
            requireShort(number);
        }

        /** The way of a move that is a whole turn. */
        public Arrow(String from, String to) {
            this(from, to, "");
        }
    }

    /**
     * A move that can be made now and has often been made here, a broad arrow from cell to cell.
     *
     * @param label the letters by which a menu refers to it, written on the arrow
     * @param share of those who stood here, from 0 to 1: the larger, the broader
     */
    record Trail(String from, String to, String label, double share) implements Mark {
        public Trail {
            requireShort(label);
            if (!(share >= 0 && share <= 1)) {
                throw new IllegalArgumentException("a share of " + share);
            }
        }
    }

    /** A cell where the last move ended or left something, ringed. */
    record Landed(String cell) implements Mark {}

    /** A piece that has just won the game, with a bold ring. */
    record Crowned(String cell) implements Mark {}

    /** A piece that can do nothing of its own accord now, with a thin ring. */
    record Trapped(String cell) implements Mark {}

    /**
     * A piece that can be moved now, with a quiet halo.
     *
     * @param label the number or letter by which a menu refers to it, drawn beside it; empty if none does
     */
    record Movable(String cell, String label) implements Mark {
        public Movable {
            requireShort(label);
        }

        /** A piece to which no menu refers. */
        public Movable(String cell) {
            this(cell, "");
        }
    }

    /**
     * A cell that the chosen piece can reach, with a dot, or ringed if something stands there.
     *
     * @param label the number or letter by which a menu refers to it, drawn on the dot; empty if none does
     */
    record Target(String cell, String label) implements Mark {
        public Target {
            requireShort(label);
        }
    }

    /** The piece whose move is being chosen, lifted from the board. */
    record Chosen(String cell) implements Mark {}

    /**
     * A word for what stands on a cell, on a plate with a line to it.
     *
     * @param place the cell about whose middle the plate lies; that of the piece itself if no line is needed
     */
    record Named(String cell, String words, String place) implements Mark {}

    /** A line on which pieces stand that belong together, from cell to cell. */
    record Axis(String from, String to) implements Mark {}

    /** The most characters that a dot has room for: five letters with blanks between them. */
    int LONGEST_LABEL = 9;

    private static void requireShort(String label) {
        if (label.length() > LONGEST_LABEL) {
            throw new IllegalArgumentException("\"" + label + "\" does not fit on a dot");
        }
    }
}
