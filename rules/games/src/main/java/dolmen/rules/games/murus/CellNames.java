package dolmen.rules.games.murus;

import dolmen.rules.board.Board;
import java.util.HashMap;
import java.util.Map;

/**
 * The numbers of cells in moves. They are the same on all boards of the game, so that the text of a move can be read
 * without knowing the board: squares are numbered on eight columns, and the cells that only the hexagon has come after
 * them.
 */
final class CellNames {
    private CellNames() {}

    static final Board SQUARES = Board.squares(8, 8);
    static final Board HEXAGONS = Board.hexagons(5, 6, 7, 8, 9, 8, 7, 6, 5);

    /**
     * The first number of a cell that only the hexagon has. A set of cells takes numbers modulo 64. The remainders of
     * these numbers come after the duel's 56 cells, so the duel refuses them without a check.
     */
    private static final int FIRST_BEYOND_SQUARES = 64 + 56;

    private static final Map<String, Integer> NUMBERS = numbers();

    private static Map<String, Integer> numbers() {
        var numbers = new HashMap<String, Integer>();
        for (String name : SQUARES.names(SQUARES.all())) {
            numbers.put(name, SQUARES.cell(name));
        }
        for (String name : HEXAGONS.names(HEXAGONS.all())) {
            numbers.putIfAbsent(name, FIRST_BEYOND_SQUARES + numbers.size() - SQUARES.cells());
        }
        return numbers;
    }

    private static final String[] NAMES = names();

    private static String[] names() {
        var names = new String[FIRST_BEYOND_SQUARES + NUMBERS.size() - SQUARES.cells()];
        NUMBERS.forEach((name, number) -> names[number] = name);
        return names;
    }

    /** The upper bound of all numbers. */
    static int end() {
        return NAMES.length;
    }

    static String name(int number) {
        return NAMES[number];
    }

    /**
     * The number of a name.
     *
     * @throws IllegalArgumentException if no board of the game has such a cell
     */
    static int number(String name) {
        Integer number = NUMBERS.get(name);
        if (number == null) {
            throw new IllegalArgumentException("there is no cell \"" + name + "\"");
        }
        return number;
    }
}
