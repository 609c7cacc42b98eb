package dolmen.rules.games.gardsdansen;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second, slow implementation of the rules, written from their text alone: a map from points of the plane, in columns
 * from the middle and half steps from the lowest node, to {@code P} and {@code S} for South's pawns and stones,
 * {@code p} and {@code s} for North's, and {@code .}.
 */
final class Mailbox {
    private static final int[] COLUMN_LENGTHS = {4, 5, 6, 7, 6, 5, 4};
    private static final Spot[] WAYS = {
        new Spot(0, 2), new Spot(0, -2), new Spot(1, 1), new Spot(1, -1), new Spot(-1, 1), new Spot(-1, -1)
    };
    private static final Map<Character, List<String>> START = Map.of(
            'P', List.of("b2", "c2", "d2", "e2", "f2"),
            'S', List.of("a1", "a2", "b1", "c1", "d1", "e1", "f1", "g1", "g2"),
            'p', List.of("b4", "c5", "d6", "e5", "f4"),
            's', List.of("a3", "a4", "b5", "c6", "d7", "e6", "f5", "g3", "g4"));

    private record Spot(int x, int y) {
        Spot plus(Spot way) {
            return new Spot(x + way.x, y + way.y);
        }
    }

    private final String rule;
    private final Map<Spot, Character> board = new HashMap<>();
    private boolean southsTurn = true;
    private boolean pawnIsDue = true;
    private boolean lastTurn;
    /** "South", "North", "drawn" or "nobody". */
    private String winner = "nobody";

    private String reason = "";

    Mailbox(String rule) {
        this.rule = rule;
        for (int column = 0; column < COLUMN_LENGTHS.length; column++) {
            for (int number = 1; number <= COLUMN_LENGTHS[column]; number++) {
                board.put(spot("" + (char) ('a' + column) + number), '.');
            }
        }
        START.forEach((piece, names) -> names.forEach(name -> board.put(spot(name), piece)));
    }

    private static Spot spot(String name) {
        int x = name.charAt(0) - 'd';
        return new Spot(x, Math.abs(x) + 2 * (name.charAt(1) - '1'));
    }

    private static String name(Spot spot) {
        return "" + (char) ('d' + spot.x) + ((spot.y - Math.abs(spot.x)) / 2 + 1);
    }

    private char at(Spot spot) {
        return board.getOrDefault(spot, '#');
    }

    /** The letter of a node. */
    char at(String name) {
        return at(spot(name));
    }

    private long count(char wanted) {
        return board.values().stream().filter(piece -> piece == wanted).count();
    }

    String winner() {
        return winner;
    }

    /** The reason for the end, in words. */
    String reason() {
        return reason;
    }

    String mover() {
        return southsTurn ? "South" : "North";
    }

    private static char pawn(String side) {
        return side.equals("South") ? 'P' : 'p';
    }

    private static char stone(String side) {
        return side.equals("South") ? 'S' : 's';
    }

    /** The canonical texts of the legal moves. */
    Set<String> moves() {
        if (!winner.equals("nobody")) {
            return Set.of();
        }
        return pawnIsDue ? pawnMoves() : stoneMoves();
    }

    private Set<String> pawnMoves() {
        var moves = new TreeSet<String>();
        for (Spot from : board.keySet()) {
            if (at(from) != pawn(mover())) {
                continue;
            }
            for (Spot way : WAYS) {
                Spot one = from.plus(way);
                Spot two = one.plus(way);
                if (at(one) == '.') {
                    moves.add(name(from) + "-" + name(one));
                }
                if (at(one) == '.' && at(two) == '.') {
                    moves.add(name(from) + "-" + name(two));
                }
                if ("PSps".indexOf(at(one)) >= 0 && at(two) == '.') {
                    moves.add(name(from) + "x" + name(two));
                }
            }
        }
        return moves;
    }

    private Set<String> stoneMoves() {
        var moves = new TreeSet<String>();
        for (Spot from : board.keySet()) {
            if (at(from) != stone(mover())) {
                continue;
            }
            for (Spot way : WAYS) {
                for (Spot to = from.plus(way); at(to) == '.'; to = to.plus(way)) {
                    moves.add(name(from) + "-" + name(to));
                }
            }
        }
        return moves;
    }

    /** Plays a legal move. */
    void play(String move) {
        Spot from = spot(move.substring(0, 2));
        Spot to = spot(move.substring(3));
        board.put(to, at(from));
        board.put(from, '.');
        if (move.charAt(2) == 'x') {
            board.put(new Spot((from.x + to.x) / 2, (from.y + to.y) / 2), '.');
        }
        if (pawnIsDue) {
            pawnIsDue = false;
            endIfBeaten("South", "North");
            endIfBeaten("North", "South");
        } else {
            endTurn();
        }
        if (winner.equals("nobody") && moves().isEmpty()) {
            endTurn();
        }
    }

    private void endIfBeaten(String side, String other) {
        boolean own = side.equals(mover());
        if (count(pawn(side)) == 0) {
            end(other, own ? "TOOK_OWN_PAWN" : "NO_PAWN");
        } else if (count(stone(side)) == 0) {
            end(other, own ? "TOOK_OWN_STONE" : "NO_STONE");
        }
    }

    private void endTurn() {
        String ended = mover();
        boolean wasLast = lastTurn;
        southsTurn = !southsTurn;
        pawnIsDue = true;
        if (pawnMoves().isEmpty()) {
            end(ended, "BLOCKED");
        } else if (wasLast && few(mover())) {
            end("drawn", rule.equals("ossera") ? "OSSERA_DRAW" : "KLINT_DRAW");
        } else if (wasLast) {
            end(mover(), "LAST_TURN");
        }
        lastTurn = few(mover());
    }

    private boolean few(String side) {
        return switch (rule) {
            case "ossera" -> count(pawn(side)) + count(stone(side)) <= 3;
            case "klint" -> count(pawn(side)) <= 2;
            default -> false;
        };
    }

    private void end(String who, String why) {
        winner = who;
        reason = why;
    }
}
