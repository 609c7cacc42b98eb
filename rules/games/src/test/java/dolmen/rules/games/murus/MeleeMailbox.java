package dolmen.rules.games.murus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A second, slow implementation of the rules for three and four, written from their text alone: a map from the names of
 * cells to their stacks, and canonical texts for moves.
 */
final class MeleeMailbox {
    private static final int HALF = 4;

    private record Stack(int owner, int height) {}

    private final int seats;
    private final Map<String, Stack> stacks = new HashMap<>();
    private final List<Integer> gone = new ArrayList<>();
    private int mover;

    MeleeMailbox(int seats) {
        this.seats = seats;
        if (seats == 3) {
            put(0, "a1", "a2", "a3", "a4", "a5");
            put(1, "e1", "f1", "g1", "h1", "i1");
            put(2, "e9", "f8", "g7", "h6", "i5");
        } else {
            put(0, "b1", "c1", "d1", "e1", "f1", "g1");
            put(1, "a2", "a3", "a4", "a5", "a6", "a7");
            put(2, "b8", "c8", "d8", "e8", "f8", "g8");
            put(3, "h2", "h3", "h4", "h5", "h6", "h7");
        }
    }

    private void put(int seat, String... cells) {
        for (String cell : cells) {
            stacks.put(cell, new Stack(seat, 2));
        }
    }

    /** The seat to move, or the winner when only one is left. */
    int mover() {
        return mover;
    }

    /** The eliminated seats, the first to go first. */
    List<Integer> gone() {
        return gone;
    }

    List<String> moves() {
        return gone.size() == seats - 1 ? List.of() : movesOf(mover);
    }

    private List<String> movesOf(int seat) {
        var moves = new ArrayList<String>();
        stacks.forEach((from, stack) -> {
            if (stack.owner == seat && stack.height == 2) {
                for (int way = 0; way < (seats == 3 ? 6 : 8); way++) {
                    String near = step(from, way);
                    String far = near.isEmpty() ? "" : step(near, way);
                    if (takesStone(seat, near) && takesStone(seat, far)) {
                        moves.add(from + "-" + far);
                    }
                    Stack there = stacks.get(near);
                    if (there != null && there.owner != seat && there.height == 1) {
                        moves.add(from + "x" + near);
                    }
                }
            }
        });
        return moves;
    }

    private boolean takesStone(int seat, String cell) {
        Stack there = stacks.get(cell);
        return !cell.isEmpty() && (there == null || (there.owner == seat && there.height == 1));
    }

    MeleeMailbox play(String move) {
        var next = new MeleeMailbox(seats);
        next.stacks.clear();
        next.stacks.putAll(stacks);
        next.gone.addAll(gone);
        String from = move.substring(0, 2);
        String to = move.substring(3);
        next.stacks.remove(from);
        if (move.charAt(2) == 'x') {
            next.stacks.put(from, new Stack(mover, 1));
            next.stacks.remove(to);
        } else {
            for (int way = 0; way < 8; way++) {
                String near = step(from, way);
                if (!near.isEmpty() && step(near, way).equals(to)) {
                    next.drop(mover, near);
                    next.drop(mover, to);
                }
            }
        }
        next.mover = mover;
        next.passOn();
        return next;
    }

    private void drop(int seat, String cell) {
        stacks.merge(cell, new Stack(seat, 1), (old, stone) -> new Stack(seat, old.height + 1));
    }

    private void passOn() {
        do {
            mover = (mover + 1) % seats;
            if (!gone.contains(mover)
                    && gone.size() < seats - 1
                    && movesOf(mover).isEmpty()) {
                gone.add(mover);
            }
        } while (gone.contains(mover));
    }

    /** The number of sequences of this many plies. */
    long perft(int depth) {
        return depth == 0
                ? 1
                : moves().stream()
                        .mapToLong(move -> play(move).perft(depth - 1))
                        .sum();
    }

    /** The next cell in one of six or eight directions, or nothing beyond the edge. */
    private String step(String cell, int way) {
        return seats == 3 ? stepOnHexagons(cell, way) : stepOnSquares(cell, way);
    }

    private static String stepOnSquares(String cell, int way) {
        int[][] ways = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
        int x = cell.charAt(0) - 'a' + ways[way][0];
        int y = cell.charAt(1) - '1' + ways[way][1];
        return x < 0 || x > 7 || y < 0 || y > 7 ? "" : "" + (char) ('a' + x) + (char) ('1' + y);
    }

    /** Directions: right, left, up right, up left, down right, down left; further ones lead nowhere. */
    private static String stepOnHexagons(String cell, int way) {
        int row = cell.charAt(0) - 'a';
        int number = cell.charAt(1) - '1';
        int up = row < HALF ? 1 : 0;
        int down = row > HALF ? 1 : 0;
        int[][] ways = {{0, 1}, {0, -1}, {1, up}, {1, up - 1}, {-1, down}, {-1, down - 1}};
        if (way >= ways.length) {
            return "";
        }
        int toRow = row + ways[way][0];
        int to = number + ways[way][1];
        boolean on = toRow >= 0 && toRow <= 2 * HALF && to >= 0 && to < 9 - Math.abs(toRow - HALF);
        return on ? "" + (char) ('a' + toRow) + (char) ('1' + to) : "";
    }
}
