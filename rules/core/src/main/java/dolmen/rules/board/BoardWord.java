package dolmen.rules.board;

import java.util.function.IntUnaryOperator;

/** The one-word form of a board's contents. */
final class BoardWord {
    private BoardWord() {}

    static String write(Board board, IntUnaryOperator letterOf) {
        var text = new StringBuilder();
        for (int row = board.rows() - 1; row >= 0; row--) {
            writeRow(board.row(row), letterOf, text);
            text.append(row == 0 ? "" : "/");
        }
        return text.toString();
    }

    private static void writeRow(long cells, IntUnaryOperator letterOf, StringBuilder text) {
        int empty = 0;
        for (long rest = cells; rest != 0; rest = Cells.rest(rest)) {
            int letter = letterOf.applyAsInt(Cells.first(rest));
            if (letter == 0) {
                empty++;
            } else {
                text.append(empty == 0 ? "" : empty).append((char) letter);
                empty = 0;
            }
        }
        text.append(empty == 0 ? "" : empty);
    }

    static char[] read(Board board, String text) {
        String[] rows = text.split("/", -1);
        if (rows.length != board.rows()) {
            throw new IllegalArgumentException("\"%s\" does not have %d rows".formatted(text, board.rows()));
        }
        char[] letters = new char[board.cells()];
        for (int row = 0; row < rows.length; row++) {
            readRow(rows[row], board.row(board.rows() - 1 - row), letters);
        }
        return letters;
    }

    private static void readRow(String text, long cells, char[] letters) {
        String expanded = expanded(text);
        if (expanded.length() != Cells.count(cells)) {
            throw unfitting(text);
        }
        int at = 0;
        for (long rest = cells; rest != 0; rest = Cells.rest(rest)) {
            char letter = expanded.charAt(at++);
            letters[Cells.first(rest)] = letter == '0' ? 0 : letter;
        }
        var canonical = new StringBuilder();
        writeRow(cells, cell -> letters[cell], canonical);
        if (!text.contentEquals(canonical)) {
            throw unfitting(text);
        }
    }

    /** The row with a 0 for each empty cell. */
    private static String expanded(String text) {
        var row = new StringBuilder();
        int empty = 0;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter >= '0' && letter <= '9') {
                empty = Math.min(10 * empty + letter - '0', Long.SIZE + 1);
            } else {
                row.repeat('0', empty).append(letter);
                empty = 0;
            }
        }
        return row.repeat('0', empty).toString();
    }

    private static IllegalArgumentException unfitting(String row) {
        return new IllegalArgumentException("\"" + row + "\" does not fill its row");
    }
}
