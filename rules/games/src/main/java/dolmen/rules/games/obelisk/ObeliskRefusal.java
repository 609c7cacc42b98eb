package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record ObeliskRefusal(ObeliskPosition position, Outlook outlook) {

    ObeliskRefusal(ObeliskPosition position) {
        this(position, position.outlook());
    }

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<String> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private String whyNot(int from, int to) {
        if (from == to) {
            return "A move needs two different cells.";
        }
        Optional<Unit> unit = outlook.own().unitOn(from);
        if (unit.isEmpty()) {
            return "There is no stone of yours on %s.".formatted(BOARD.name(from));
        }
        if (outlook.mustLeave() && unit.get() != Unit.CAPSTONE) {
            return "Your capstone rides on %s and must leave now; nothing else of yours may move."
                    .formatted(BOARD.name(outlook.own().capstone()));
        }
        return outlook.moves().stream()
                .filter(move -> move.from() == from && move.to() == to)
                .findAny()
                .map(this::whyNoSymmetry)
                .orElseGet(() -> whyNoMove(unit.get(), from, to));
    }

    private String whyNoSymmetry(ObeliskMove move) {
        Outlook after = outlook.after(move);
        boolean colour = after.own().sharesAxis();
        boolean shape = after.own().sharesAxisByShape(after.enemy());
        if (!colour && !shape && position.mode() != SymmetryMode.BOUNDED) {
            return "After this move none of your stones shares a row or column with another of yours,"
                    + " nor with its like of the other side.";
        }
        return colour
                ? "After this move none of your stones shares a row or column with its like of the other side."
                : "After this move none of your stones shares a row or column with another of yours.";
    }

    private String whyNoMove(Unit unit, int from, int to) {
        for (StepOrJump way : StepOrJump.from(from, outlook.colour())) {
            if (way.next() == to) {
                return whyNoStep(unit, to);
            }
            if (way.behind() == to) {
                return whyNoJump(way);
            }
        }
        return whyNoWay(from, to);
    }

    private String whyNoStep(Unit unit, int to) {
        String name = BOARD.name(to);
        return outlook.own()
                .unitOn(to)
                .map(own -> whyNoBuilding(unit, own, to))
                .orElseGet(() -> unit == Unit.CAPSTONE
                        ? "Ra's Revenge is never taken on a capstone, such as the one on %s.".formatted(name)
                        : "Only a capstone steps onto enemy stones, such as the one on %s.".formatted(name));
    }

    private String whyNoBuilding(Unit unit, Unit own, int to) {
        if (belongsOn(unit, own)) {
            return "Your %s on %s is covered by the enemy capstone, and nothing can be built on it."
                    .formatted(own.word(), BOARD.name(to));
        }
        return unit == Unit.CAPSTONE
                ? "The capstone is set only on your foundation, and %s holds your lone %s."
                        .formatted(BOARD.name(to), own.word())
                : "Your %s stands on %s, and a %s is never set on it."
                        .formatted(own.word(), BOARD.name(to), unit.word());
    }

    private static boolean belongsOn(Unit unit, Unit below) {
        return switch (unit) {
            case PEDESTAL -> below == Unit.BASE;
            case CAPSTONE -> below == Unit.FOUNDATION;
            case BASE, FOUNDATION, OBELISK -> false;
        };
    }

    private String whyNoJump(StepOrJump way) {
        return outlook.occupied(way.next())
                ? "A jump ends on an empty cell, and %s is not: it never builds and never performs Ra's Revenge."
                        .formatted(BOARD.name(way.behind()))
                : "There is nothing on %s to jump over.".formatted(BOARD.name(way.next()));
    }

    private String whyNoWay(int from, int to) {
        int rows = outlook.colour().rowsForward(from, to);
        int columns = Math.abs(ObeliskBoard.columnOf(to) - ObeliskBoard.columnOf(from));
        if (rows == 0) {
            return "No stone moves sideways.";
        }
        if (rows > 0 && columns != rows) {
            return "Forward a stone moves diagonally only.";
        }
        if (rows < 0 && columns != 0) {
            return "Backward a stone moves straight only.";
        }
        return "%s is too far from %s: a stone steps to the next cell, or jumps over it."
                .formatted(BOARD.name(to), BOARD.name(from));
    }
}
