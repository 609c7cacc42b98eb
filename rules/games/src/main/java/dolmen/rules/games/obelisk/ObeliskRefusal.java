package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.phrase.Phrase;
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
    Optional<Phrase> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private Phrase whyNot(int from, int to) {
        if (from == to) {
            return ObeliskPhrases.refusalSameCell();
        }
        Optional<Unit> unit = outlook.own().unitOn(from);
        if (unit.isEmpty()) {
            return ObeliskPhrases.refusalNoStone(BOARD.word(from));
        }
        if (outlook.mustLeave() && unit.get() != Unit.CAPSTONE) {
            return ObeliskPhrases.refusalMustLeave(BOARD.word(outlook.own().capstone()));
        }
        return outlook.moves().stream()
                .filter(move -> move.from() == from && move.to() == to)
                .findAny()
                .map(this::whyNoSymmetry)
                .orElseGet(() -> whyNoMove(unit.get(), from, to));
    }

    private Phrase whyNoSymmetry(ObeliskMove move) {
        Outlook after = outlook.after(move);
        boolean colour = after.own().sharesAxis();
        boolean shape = after.own().sharesAxisByShape(after.enemy());
        if (!colour && !shape && position.mode() != SymmetryMode.BOUNDED) {
            return ObeliskPhrases.refusalNoSymmetry();
        }
        return colour ? ObeliskPhrases.refusalNoShape() : ObeliskPhrases.refusalNoColour();
    }

    private Phrase whyNoMove(Unit unit, int from, int to) {
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

    private Phrase whyNoStep(Unit unit, int to) {
        return outlook.own()
                .unitOn(to)
                .map(own -> whyNoBuilding(unit, own, to))
                .orElseGet(() -> unit == Unit.CAPSTONE
                        ? ObeliskPhrases.refusalRevengeCapstone(BOARD.word(to))
                        : ObeliskPhrases.refusalRevengeOther(BOARD.word(to)));
    }

    private static Phrase whyNoBuilding(Unit unit, Unit own, int to) {
        if (belongsOn(unit, own)) {
            return ObeliskPhrases.refusalCovered(BOARD.word(to));
        }
        return switch (unit) {
            case CAPSTONE -> ObeliskPhrases.refusalCapstoneSet(BOARD.word(to));
            case PEDESTAL -> ObeliskPhrases.refusalPedestalSet(BOARD.word(to));
            case BASE, FOUNDATION, OBELISK -> ObeliskPhrases.refusalNeverSet(BOARD.word(to));
        };
    }

    private static boolean belongsOn(Unit unit, Unit below) {
        return switch (unit) {
            case PEDESTAL -> below == Unit.BASE;
            case CAPSTONE -> below == Unit.FOUNDATION;
            case BASE, FOUNDATION, OBELISK -> false;
        };
    }

    private Phrase whyNoJump(StepOrJump way) {
        return outlook.occupied(way.next())
                ? ObeliskPhrases.refusalJumpEnd(BOARD.word(way.behind()))
                : ObeliskPhrases.refusalNoJump(BOARD.word(way.next()));
    }

    private Phrase whyNoWay(int from, int to) {
        int rows = outlook.colour().rowsForward(from, to);
        int columns = Math.abs(ObeliskBoard.columnOf(to) - ObeliskBoard.columnOf(from));
        if (rows == 0) {
            return ObeliskPhrases.refusalSideways();
        }
        if (rows > 0 && columns != rows) {
            return ObeliskPhrases.refusalForward();
        }
        return rows < 0 && columns != 0
                ? ObeliskPhrases.refusalBackward()
                : ObeliskPhrases.refusalTooFar(BOARD.word(to), BOARD.word(from));
    }
}
