package dolmen.rules.games.murus;

import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;

/** Describes a legal move in an English sentence. */
record MurusSentence(MurusPosition before) {

    String of(MurusMove move) {
        MurusBoard ground = before.ground();
        return switch (move) {
            case Lay(int from, int to) -> laid(ground.cell(from), ground.cell(to));
            case Strike(int from, int to) -> struck(ground.cell(from), ground.cell(to));
            case DoubleStrike(int from, int to) ->
                "The tower on %s gives both stones to make a wall of the catapult on %s"
                        .formatted(CellNames.name(from), CellNames.name(to));
            case Spread(int from, int first, int second) ->
                "The tower on %s is spread to walls on %s and %s"
                        .formatted(CellNames.name(from), CellNames.name(first), CellNames.name(second));
            case Swap swap -> "The sides are swapped, and the second player takes the Romans over";
        };
    }

    private String laid(int from, int to) {
        if (before.mover().height(from) == 3) {
            return "The catapult on %s throws a stone to %s, making a wall".formatted(name(from), name(to));
        }
        int near = before.ground().between(from, to);
        int nearHeight = before.mover().height(near);
        int farHeight = before.mover().height(to);
        if (nearHeight == 0 && farHeight == 0) {
            return "The tower on %s falls towards %s, making walls on %s and %s"
                    .formatted(name(from), name(to), name(near), name(to));
        }
        return "The tower on %s falls towards %s, making a %s on %s and a %s on %s"
                .formatted(name(from), name(to), stack(nearHeight + 1), name(near), stack(farHeight + 1), name(to));
    }

    private String struck(int from, int to) {
        int height = before.enemy().height(to);
        String loss = height == 1
                ? "remove the wall on %s".formatted(name(to))
                : "make a %s of the %s on %s".formatted(stack(height - 1), stack(height), name(to));
        return before.mover().height(from) == 3
                ? "The catapult on %s throws a stone to %s".formatted(name(from), loss)
                : "The tower on %s gives a stone to %s".formatted(name(from), loss);
    }

    private String name(int cell) {
        return before.ground().board().name(cell);
    }

    /** The word for a stack of this many stones. */
    static String stack(int height) {
        return switch (height) {
            case 1 -> "wall";
            case 2 -> "tower";
            case 3 -> "catapult";
            default -> throw new IllegalArgumentException("no stack of " + height);
        };
    }
}
