package dolmen.rules.games.gardsdansen;

import static java.util.stream.Collectors.toCollection;

import dolmen.rules.board.Board;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;

/**
 * The yard drawn in ASCII as South sees it: thirteen lines, from North's corner to South's, half a step apart. P and S
 * are South's pawns and stones, p and s North's; a full stop is an empty node.
 */
final class Upright {
    private static final int COLUMNS = 7;
    private static final int LINES = 13;
    private static final Board BOARD = Board.hexagons(4, 5, 6, 7, 6, 5, 4);

    private Upright() {}

    /** The drawing as one word of a position's text. */
    static String word(String drawing) {
        List<String> lines = drawing.lines().toList();
        if (lines.size() != LINES) {
            throw new IllegalArgumentException("a yard has %d lines, not %d".formatted(LINES, lines.size()));
        }
        char[] letters = new char[BOARD.cells()];
        for (int line = 0; line < LINES; line++) {
            readLine(LINES - 1 - line, lines.get(line), letters);
        }
        return BOARD.write(node -> letters[node]);
    }

    private static void readLine(int height, String line, char[] letters) {
        var pieces = Arrays.stream(line.trim().split(" +")).collect(toCollection(ArrayDeque::new));
        for (int column = 0; column < COLUMNS; column++) {
            int foot = Math.abs(column - COLUMNS / 2);
            if (height >= foot && height < LINES - foot && (height - foot) % 2 == 0) {
                String name = "" + (char) ('a' + column) + ((height - foot) / 2 + 1);
                char piece = pieces.remove().charAt(0);
                letters[BOARD.cell(name)] = piece == '.' ? 0 : piece;
            }
        }
        if (!pieces.isEmpty()) {
            throw new IllegalArgumentException("\"%s\" has too many nodes".formatted(line));
        }
    }
}
