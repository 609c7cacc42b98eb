package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.Courtyard.BOARD;

import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;

/** A legal move of a position in an English sentence. */
record MurusSentence(MurusPosition before) {

    String of(MurusMove move) {
        return switch (move) {
            case Lay(int from, int to) -> laid(from, to);
            case Strike(int from, int to) -> struck(from, to);
            case DoubleStrike(int from, int to) ->
                "The tower on %s gives both stones to make a wall of the catapult on %s"
                        .formatted(BOARD.name(from), BOARD.name(to));
            case Spread(int from, int first, int second) ->
                "The tower on %s is spread to walls on %s and %s"
                        .formatted(BOARD.name(from), BOARD.name(first), BOARD.name(second));
            case Swap swap -> "The second player takes the Romans over";
        };
    }

    private String laid(int from, int to) {
        if (before.mover().height(from) == 3) {
            return "The catapult on %s throws a stone to %s, making a wall".formatted(BOARD.name(from), BOARD.name(to));
        }
        int near = Courtyard.between(from, to);
        int nearHeight = before.mover().height(near);
        int farHeight = before.mover().height(to);
        if (nearHeight == 0 && farHeight == 0) {
            return "The tower on %s moves to %s, leaving a wall on each of %s and %s"
                    .formatted(BOARD.name(from), BOARD.name(to), BOARD.name(near), BOARD.name(to));
        }
        return "The tower on %s moves to %s, leaving a %s on %s and a %s on %s"
                .formatted(
                        BOARD.name(from),
                        BOARD.name(to),
                        stack(nearHeight + 1),
                        BOARD.name(near),
                        stack(farHeight + 1),
                        BOARD.name(to));
    }

    private String struck(int from, int to) {
        int height = before.opponent().height(to);
        String loss = height == 1
                ? "remove the wall on %s".formatted(BOARD.name(to))
                : "make a %s of the %s on %s".formatted(stack(height - 1), stack(height), BOARD.name(to));
        return before.mover().height(from) == 3
                ? "The catapult on %s throws a stone to %s".formatted(BOARD.name(from), loss)
                : "The tower on %s gives a stone to %s".formatted(BOARD.name(from), loss);
    }

    /** The word for a stack of so many stones. */
    static String stack(int height) {
        return switch (height) {
            case 1 -> "wall";
            case 2 -> "tower";
            case 3 -> "catapult";
            default -> throw new IllegalArgumentException("no stack of " + height);
        };
    }
}
