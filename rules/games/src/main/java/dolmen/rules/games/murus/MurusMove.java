package dolmen.rules.games.murus;

import dolmen.rules.Move;

/** A player's action in Murus Gallicus. Cells are numbers of {@link CellNames}. */
sealed interface MurusMove extends Move {

    /**
     * A move that lays stones on cells without enemies. A tower leaves its cell and drops one stone on each of the two
     * nearest cells towards the target, or a catapult throws one stone onto the target.
     */
    record Lay(int from, int to) implements MurusMove {}

    /**
     * A move that spends one stone to remove one enemy stone: a tower's sacrifice next to it, or a catapult's throw.
     */
    record Strike(int from, int to) implements MurusMove {}

    /** A move of a tower that spends both stones to reduce the catapult next to it to a wall. */
    record DoubleStrike(int from, int to) implements MurusMove {}

    /** The special first turn: the two stones of a home tower become walls on two cells of the next row. */
    record Spread(int from, int first, int second) implements MurusMove {
        public Spread {
            if (first >= second) {
                throw new IllegalArgumentException("the cells stand in ascending order");
            }
        }
    }

    /** The answer to the Romans' special first turn: the second player takes over the Romans. */
    record Swap() implements MurusMove {}
}
