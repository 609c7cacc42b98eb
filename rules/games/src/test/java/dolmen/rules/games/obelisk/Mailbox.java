package dolmen.rules.games.obelisk;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A second, slow implementation of the rules, written from their text alone: a map from the names of squares to their
 * stones, the lowest first, as letters B, P and C for Black, b, p and c for White.
 *
 * @param mode open, bounded or balanced
 * @param mover B or W
 * @param board without the empty squares
 */
record Mailbox(String mode, char mover, Map<String, String> board) {

    static Mailbox start(String mode) {
        return new Mailbox(mode, 'B', Map.of("c1", "B", "a2", "P", "e2", "C", "c6", "b", "a5", "p", "e5", "c"));
    }

    private boolean mine(char stone) {
        return Character.isUpperCase(stone) == (mover == 'B');
    }

    private String mine(String stack) {
        return only(stack, true);
    }

    private String theirs(String stack) {
        return only(stack, false);
    }

    /** My or their stones of a stack, in small letters. */
    private String only(String stack, boolean mine) {
        boolean black = mine == (mover == 'B');
        return stack.replaceAll(black ? "[a-z]" : "[A-Z]", "").toLowerCase(Locale.ROOT);
    }

    private String at(String square) {
        return board.getOrDefault(square, "");
    }

    /** The square at this offset in columns and rows; empty beyond the edge. */
    private static String beside(String square, int columns, int rows) {
        char column = (char) (square.charAt(0) + columns);
        char row = (char) (square.charAt(1) + rows);
        return column < 'a' || column > 'e' || row < '1' || row > '6' ? "" : "" + column + row;
    }

    /** "B", "W" or "nobody". */
    String winner() {
        Collection<String> stacks = board.values();
        if (stacks.contains("BPC") || stacks.contains("bpc")) {
            return stacks.contains("BPC") ? "B" : "W";
        }
        return listMoves().isEmpty() ? String.valueOf(other()) : "nobody";
    }

    private char other() {
        return mover == 'B' ? 'W' : 'B';
    }

    /** The position after each legal move, by its canonical text. */
    Map<String, Mailbox> moves() {
        return winner().equals("nobody") ? listMoves() : Map.of();
    }

    private Map<String, Mailbox> listMoves() {
        boolean riding = board.values().stream()
                .anyMatch(stack -> mine(stack).equals("c") && !theirs(stack).isEmpty());
        var moves = new TreeMap<String, Mailbox>();
        board.forEach((square, stack) -> {
            String unit = mine(stack);
            if (unit.equals("c") || (!unit.isEmpty() && !riding)) {
                int forward = mover == 'B' ? 1 : -1;
                listMoves(square, -1, forward, moves);
                listMoves(square, 1, forward, moves);
                listMoves(square, 0, -forward, moves);
            }
        });
        return moves;
    }

    private void listMoves(String from, int columns, int rows, Map<String, Mailbox> moves) {
        String next = beside(from, columns, rows);
        if (next.isEmpty()) {
            return;
        }
        String unit = mine(at(from));
        String there = at(next);
        if (there.isEmpty()) {
            list(from, "-", next, moves);
            return;
        }
        if (theirs(there).isEmpty() && Set.of("p on b", "c on bp").contains(unit + " on " + mine(there))) {
            list(from, "+", next, moves);
        }
        if (unit.equals("c")
                && Set.of("b", "p", "bp").contains(theirs(there))
                && mine(there).isEmpty()) {
            list(from, "^", next, moves);
        }
        String behind = beside(next, columns, rows);
        if (!behind.isEmpty() && at(behind).isEmpty()) {
            list(from, "-", behind, moves);
        }
    }

    private void list(String from, String sign, String to, Map<String, Mailbox> moves) {
        String stack = at(from);
        int left = mine(stack).equals("c") ? stack.length() - 1 : 0;
        var after = new TreeMap<>(board);
        after.remove(from);
        if (left > 0) {
            after.put(from, stack.substring(0, left));
        }
        after.merge(to, stack.substring(left), String::concat);
        if (symmetric(after)) {
            moves.put(from + sign + to, new Mailbox(mode, other(), after));
        }
    }

    private boolean symmetric(Map<String, String> after) {
        boolean colour = false;
        boolean shape = false;
        for (char one : "BPCbpc".toCharArray()) {
            for (char other : "BPCbpc".toCharArray()) {
                boolean axis = one != other && axis(square(one, after), square(other, after));
                colour |= axis && mine(one) && mine(other);
                shape |= axis && Character.toLowerCase(one) == Character.toLowerCase(other);
            }
        }
        return switch (mode) {
            case "open" -> colour || shape;
            case "bounded" -> colour;
            default -> colour && shape;
        };
    }

    private static boolean axis(String one, String other) {
        return one.charAt(0) == other.charAt(0) || one.charAt(1) == other.charAt(1);
    }

    private static String square(char stone, Map<String, String> board) {
        return board.entrySet().stream()
                .filter(entry -> entry.getValue().indexOf(stone) >= 0)
                .map(Map.Entry::getKey)
                .findAny()
                .orElseThrow();
    }

    long perft(int plies) {
        return plies == 0
                ? 1
                : List.copyOf(moves().values()).stream()
                        .mapToLong(after -> after.perft(plies - 1))
                        .sum();
    }
}
