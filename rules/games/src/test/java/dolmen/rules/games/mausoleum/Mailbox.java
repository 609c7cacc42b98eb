package dolmen.rules.games.mausoleum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A second, slow implementation of the rules, written from their text alone: a map from points of the plane, in half
 * cells to the right and rows upwards, to {@code w}, {@code b}, {@code o} for a pit and {@code .}.
 */
final class Mailbox {
    private static final int[] ROW_LENGTHS = {4, 5, 6, 7, 8, 7, 6, 5, 4};
    private static final List<Spot> WAYS = List.of(
            new Spot(2, 0), new Spot(-2, 0), new Spot(1, 1), new Spot(-1, 1), new Spot(1, -1), new Spot(-1, -1));

    private record Spot(int x, int y) {
        Spot plus(Spot way) {
            return new Spot(x + way.x, y + way.y);
        }
    }

    private final Map<Spot, Character> board = new HashMap<>();
    private final boolean firstEdition;
    private Spot locked = new Spot(99, 99);
    private char mover = 'w';

    Mailbox(boolean firstEdition) {
        this.firstEdition = firstEdition;
        for (int y = 0; y < ROW_LENGTHS.length; y++) {
            for (int number = 1; number <= ROW_LENGTHS[y]; number++) {
                char here = '.';
                if (y <= 1) {
                    here = 'w';
                } else if (y >= 7) {
                    here = 'b';
                }
                board.put(spot(y, number), here);
            }
        }
    }

    private static Spot spot(int y, int number) {
        return new Spot(2 * number - ROW_LENGTHS[y], y);
    }

    private static String name(Spot spot) {
        return "" + (char) ('a' + spot.y) + (spot.x + ROW_LENGTHS[spot.y]) / 2;
    }

    private static Spot spot(String name) {
        return spot(name.charAt(0) - 'a', name.charAt(1) - '0');
    }

    private char at(Spot spot) {
        return board.getOrDefault(spot, '#');
    }

    private long around(Spot spot, char wanted) {
        return WAYS.stream().filter(way -> at(spot.plus(way)) == wanted).count();
    }

    /** "w", "b", "drawn" or "nobody". */
    String winner() {
        long white = board.values().stream().filter(here -> here == 'w').count();
        long black = board.values().stream().filter(here -> here == 'b').count();
        if (white < 4 && black < 4) {
            return "drawn";
        }
        if (white < 4 || black < 4) {
            return white < 4 ? "b" : "w";
        }
        if (listMoves().isEmpty()) {
            return mover == 'w' ? "b" : "w";
        }
        return "nobody";
    }

    /** The position after each legal move, by its canonical text. */
    Map<String, Mailbox> moves() {
        return winner().equals("nobody") ? listMoves() : Map.of();
    }

    private Map<String, Mailbox> listMoves() {
        var moves = new TreeMap<String, Mailbox>();
        for (Spot from : board.keySet()) {
            if (at(from) == mover && around(from, '.') >= 2) {
                WAYS.forEach(way -> listMoves(from, way, moves));
            }
        }
        return moves;
    }

    private void listMoves(Spot from, Spot way, Map<String, Mailbox> moves) {
        Spot next = from.plus(way);
        if (at(next) == '.') {
            Spot end = next;
            while (at(end.plus(way)) == '.') {
                end = end.plus(way);
            }
            moves.put(name(from) + "-" + name(end), gliding(from, end));
            return;
        }
        char behind = at(next.plus(way));
        boolean stone = at(next) == 'w' || at(next) == 'b';
        if (!firstEdition && stone && !next.equals(locked) && (behind == '.' || behind == 'o')) {
            moves.put(name(from) + ">" + name(next), pushing(from, next, next.plus(way)));
        }
    }

    private Mailbox gliding(Spot from, Spot to) {
        var next = new Mailbox(firstEdition);
        next.board.putAll(board);
        next.board.put(to, at(from));
        next.board.put(from, '.');
        return next.resolved(mover);
    }

    private Mailbox pushing(Spot from, Spot pushed, Spot behind) {
        var next = new Mailbox(firstEdition);
        next.board.putAll(board);
        if (at(behind) == '.') {
            next.board.put(behind, at(pushed));
        }
        next.board.put(pushed, at(from));
        next.board.put(from, '.');
        next.resolved(mover);
        if (next.at(behind) == 'w' || next.at(behind) == 'b') {
            next.locked = behind;
        }
        return next;
    }

    private Mailbox resolved(char lastMover) {
        mover = lastMover == 'w' ? 'b' : 'w';
        var captured = new ArrayList<Spot>();
        do {
            captured.clear();
            for (Spot spot : board.keySet()) {
                char here = at(spot);
                char enemy = here == 'w' ? 'b' : 'w';
                boolean stone = here == 'w' || here == 'b';
                if (stone && around(spot, '.') == 0 && around(spot, enemy) > around(spot, here)) {
                    captured.add(spot);
                }
            }
            captured.forEach(spot -> board.put(spot, firstEdition ? '.' : 'o'));
        } while (!captured.isEmpty());
        return this;
    }

    /** The letter of a cell. */
    char at(String name) {
        return at(spot(name));
    }
}
