package dolmen.rules.games.murus;

import dolmen.rules.board.Key;

/**
 * One side's stacks, as sets of cells by height.
 *
 * @param walls the cells with one stone
 * @param towers the cells with two stones
 * @param catapults the cells with three stones
 */
record Army(long walls, long towers, long catapults) {

    static final Army NONE = new Army(0, 0, 0);

    /** All cells of this side. */
    long cells() {
        return walls | towers | catapults;
    }

    /** The number of stones. */
    int stones() {
        return Long.bitCount(walls) + 2 * Long.bitCount(towers) + 3 * Long.bitCount(catapults);
    }

    /** The height of the stack on a cell, 0 for none. */
    int height(int cell) {
        return (int) (((walls >>> cell) & 1) + 2 * ((towers >>> cell) & 1) + 3 * ((catapults >>> cell) & 1));
    }

    /** This army with one more stone on each of the cells, none of which has a catapult. */
    Army raised(long cells) {
        return new Army(
                (walls & ~cells) | (cells & ~(walls | towers)),
                (towers & ~cells) | (cells & walls),
                catapults | (cells & towers));
    }

    /** This army with one stone fewer on each of the cells, each of which has a stack. */
    Army lowered(long cells) {
        return new Army(
                (walls & ~cells) | (cells & towers), (towers & ~cells) | (cells & catapults), catapults & ~cells);
    }

    /** The key extended by these stacks. */
    long addedTo(long key) {
        return Key.and(Key.and(Key.and(key, walls), towers), catapults);
    }

    /** Both armies as one; they share no cell. */
    Army and(Army other) {
        return new Army(walls | other.walls, towers | other.towers, catapults | other.catapults);
    }

    /** This army without its stacks on the cells. */
    Army without(long cells) {
        return new Army(walls & ~cells, towers & ~cells, catapults & ~cells);
    }
}
