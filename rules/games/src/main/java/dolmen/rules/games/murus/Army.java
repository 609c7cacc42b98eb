package dolmen.rules.games.murus;

import dolmen.rules.board.Key;

/**
 * One side's stacks, as sets of cells by height.
 *
 * @param walls single stones
 * @param towers two stones
 * @param catapults three stones
 */
record Army(long walls, long towers, long catapults) {

    static final Army NONE = new Army(0, 0, 0);

    /** All cells on which this side stands. */
    long cells() {
        return walls | towers | catapults;
    }

    /** How many stones it has. */
    int stones() {
        return Long.bitCount(walls) + 2 * Long.bitCount(towers) + 3 * Long.bitCount(catapults);
    }

    /** The height of the stack on a cell, 0 for none. */
    int height(int cell) {
        return (int) (((walls >>> cell) & 1) + 2 * ((towers >>> cell) & 1) + 3 * ((catapults >>> cell) & 1));
    }

    /** One stone more on each of the cells, none of which holds a catapult. */
    Army raised(long cells) {
        return new Army(
                (walls & ~cells) | (cells & ~(walls | towers)),
                (towers & ~cells) | (cells & walls),
                catapults | (cells & towers));
    }

    /** One stone less on each of the cells, each of which holds a stack. */
    Army lowered(long cells) {
        return new Army(
                (walls & ~cells) | (cells & towers), (towers & ~cells) | (cells & catapults), catapults & ~cells);
    }

    /** The key of a position with these stacks, too. */
    long addedTo(long key) {
        return Key.and(Key.and(Key.and(key, walls), towers), catapults);
    }

    /** Both as one; they share no cell. */
    Army and(Army other) {
        return new Army(walls | other.walls, towers | other.towers, catapults | other.catapults);
    }

    /** Nothing on the cells any more. */
    Army without(long cells) {
        return new Army(walls & ~cells, towers & ~cells, catapults & ~cells);
    }
}
