package dolmen.rules.board;

/**
 * A direction from cell to cell, clockwise from the North. Squares have all eight; hexagons with a corner at the top
 * have the six that do not point straight up or down.
 */
public enum Direction {
    NORTH(0, 1),
    NORTH_EAST(1, 1),
    EAST(1, 0),
    SOUTH_EAST(1, -1),
    SOUTH(0, -1),
    SOUTH_WEST(-1, -1),
    WEST(-1, 0),
    NORTH_WEST(-1, 1);

    private final int east;
    private final int north;

    Direction(int east, int north) {
        this.east = east;
        this.north = north;
    }

    /** 1 to the right, -1 to the left, 0 for neither. */
    public int east() {
        return east;
    }

    /** 1 upwards, -1 downwards, 0 along a row. */
    public int north() {
        return north;
    }
}
