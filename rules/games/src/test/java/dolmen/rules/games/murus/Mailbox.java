package dolmen.rules.games.murus;

import java.util.ArrayList;
import java.util.List;

/**
 * A second, slow implementation of the rules for two on a plain array, written from their text alone: column x, row y,
 * a positive number for Roman stones, a negative one for the Gauls'. Moves are canonical texts.
 */
final class Mailbox {
    private static final int COLUMNS = 8;
    private static final int ROWS = 7;

    private final int[][] stones = new int[COLUMNS][ROWS];
    private final boolean advanced;
    private final boolean special;
    private final boolean escape;
    private boolean swapped;
    private int plies;

    Mailbox(boolean advanced, boolean special, boolean escape) {
        this.advanced = advanced;
        this.special = special;
        this.escape = escape;
        for (int x = 0; x < COLUMNS; x++) {
            stones[x][0] = 2;
            stones[x][ROWS - 1] = -2;
        }
    }

    private Mailbox copy() {
        var copy = new Mailbox(advanced, special, escape);
        for (int x = 0; x < COLUMNS; x++) {
            copy.stones[x] = stones[x].clone();
        }
        copy.swapped = swapped;
        copy.plies = plies;
        return copy;
    }

    /** 1 for the Romans, -1 for the Gauls. */
    private int sideToMove() {
        int sideOfFirstSeat = swapped ? -1 : 1;
        return plies % 2 == 0 ? sideOfFirstSeat : -sideOfFirstSeat;
    }

    private static int homeRow(int side) {
        return side == 1 ? 0 : ROWS - 1;
    }

    private boolean stands(int side, int row) {
        for (int x = 0; x < COLUMNS; x++) {
            if (stones[x][row] * side > 0) {
                return true;
            }
        }
        return false;
    }

    /** The seat that has won: "first", "second" or "nobody". */
    String winner() {
        String mover = plies % 2 == 0 ? "first" : "second";
        String other = plies % 2 == 0 ? "second" : "first";
        int side = sideToMove();
        if (!escape && advanced && stands(side, homeRow(-side))) {
            return mover;
        }
        if (!escape && !advanced && stands(-side, homeRow(side))) {
            return other;
        }
        return listMoves().isEmpty() ? other : "nobody";
    }

    List<String> moves() {
        return winner().equals("nobody") ? listMoves() : List.of();
    }

    private List<String> listMoves() {
        if (special && (plies == 0 || plies == 1 || (plies == 2 && swapped))) {
            return listSpecialMoves();
        }
        var moves = new ArrayList<String>();
        for (int x = 0; x < COLUMNS; x++) {
            for (int y = 0; y < ROWS; y++) {
                int height = stones[x][y] * sideToMove();
                if (height == 2) {
                    listTowerMoves(x, y, moves);
                } else if (height == 3) {
                    listThrows(x, y, moves);
                }
            }
        }
        return moves;
    }

    private List<String> listSpecialMoves() {
        var moves = new ArrayList<String>();
        int side = sideToMove();
        int row = homeRow(side) + side;
        for (int x = 0; x < COLUMNS; x++) {
            for (int one = 0; one < COLUMNS; one++) {
                for (int other = one + 1; other < COLUMNS; other++) {
                    moves.add(name(x, homeRow(side)) + "-" + name(one, row) + "," + name(other, row));
                }
            }
        }
        if (plies == 1) {
            moves.add("swap");
        }
        return moves;
    }

    private void listTowerMoves(int x, int y, List<String> moves) {
        int side = sideToMove();
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                if (dx == 0 && dy == 0) {
                    continue;
                }
                if (takesStone(x + dx, y + dy) && takesStone(x + 2 * dx, y + 2 * dy)) {
                    moves.add(name(x, y) + "-" + name(x + 2 * dx, y + 2 * dy));
                }
                int neighbour = isOn(x + dx, y + dy) ? stones[x + dx][y + dy] * -side : 0;
                if (neighbour == 1 || neighbour == 3) {
                    moves.add(name(x, y) + "x" + name(x + dx, y + dy));
                }
                if (neighbour == 3) {
                    moves.add(name(x, y) + "*" + name(x + dx, y + dy));
                }
            }
        }
    }

    private boolean takesStone(int x, int y) {
        if (!isOn(x, y)) {
            return false;
        }
        int height = stones[x][y] * sideToMove();
        return height == 0 || height == 1 || (advanced && height == 2);
    }

    private void listThrows(int x, int y, List<String> moves) {
        int side = sideToMove();
        int[][] ways = {{-1, 0}, {1, 0}, {-1, side}, {0, side}, {1, side}};
        for (int[] way : ways) {
            for (int distance = 2; distance <= 3; distance++) {
                int tx = x + distance * way[0];
                int ty = y + distance * way[1];
                if (isOn(tx, ty) && stones[tx][ty] * side <= 0) {
                    moves.add(name(x, y) + (stones[tx][ty] == 0 ? "-" : "x") + name(tx, ty));
                }
            }
        }
    }

    Mailbox play(String move) {
        Mailbox next = copy();
        int side = sideToMove();
        next.plies++;
        if (move.equals("swap")) {
            next.swapped = true;
            return next;
        }
        int x = move.charAt(0) - 'a';
        int y = move.charAt(1) - '1';
        int tx = move.charAt(3) - 'a';
        int ty = move.charAt(4) - '1';
        if (move.indexOf(',') > 0) {
            next.stones[x][y] = 0;
            next.stones[tx][ty] = side;
            next.stones[move.charAt(6) - 'a'][move.charAt(7) - '1'] = side;
        } else if (move.charAt(2) == '*') {
            next.stones[x][y] = 0;
            next.stones[tx][ty] += 2 * side;
        } else if (move.charAt(2) == 'x') {
            next.stones[x][y] -= side;
            next.stones[tx][ty] += side;
        } else if (stones[x][y] * side == 3) {
            next.stones[x][y] -= side;
            next.stones[tx][ty] += side;
        } else {
            next.stones[x][y] = 0;
            next.stones[(x + tx) / 2][(y + ty) / 2] += side;
            next.stones[tx][ty] += side;
        }
        return next;
    }

    /** The number of sequences of this many plies. */
    long perft(int depth) {
        return depth == 0
                ? 1
                : moves().stream()
                        .mapToLong(move -> play(move).perft(depth - 1))
                        .sum();
    }

    private static boolean isOn(int x, int y) {
        return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
    }

    private static String name(int x, int y) {
        return "" + (char) ('a' + x) + (char) ('1' + y);
    }
}
