package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;
import dolmen.rules.phrase.Phrase;

/** Describes a legal move in a sentence. */
record ObeliskSentence(ObeliskPosition before) {

    Phrase of(ObeliskMove move) {
        Outlook outlook = before.outlook();
        Phrase deed = deed(move);
        if (outlook.covered(move.from())) {
            return ObeliskPhrases.moveCarrying(deed);
        }
        return outlook.mustLeave() ? left(deed, move.from()) : deed;
    }

    private Phrase deed(ObeliskMove move) {
        Outlook outlook = before.outlook();
        Phrase mover = mover(move.from());
        return switch (move) {
            case Step(int from, int to) ->
                outlook.colour().rowsForward(from, to) < 0
                        ? ObeliskPhrases.moveBack(mover, BOARD.word(to))
                        : ObeliskPhrases.moveStep(mover, BOARD.word(to));
            case Jump jump ->
                ObeliskPhrases.moveJump(mover, BOARD.word(outlook.jumpedOver(jump)), BOARD.word(jump.to()));
            case Build(int from, int to) ->
                outlook.own().hasFoundation()
                        ? ObeliskPhrases.moveOntoFoundation(mover, BOARD.word(to))
                        : ObeliskPhrases.moveOntoBase(mover, BOARD.word(to));
            case Revenge(int from, int to) -> avenged(mover, to);
        };
    }

    private Phrase mover(int from) {
        return switch (unit(before.outlook().own(), from)) {
            case BASE -> ObeliskPhrases.unitBase(BOARD.word(from));
            case PEDESTAL -> ObeliskPhrases.unitPedestal(BOARD.word(from));
            case CAPSTONE -> ObeliskPhrases.unitCapstone(BOARD.word(from));
            case FOUNDATION -> ObeliskPhrases.unitFoundation(BOARD.word(from));
            case OBELISK -> throw new IllegalArgumentException("an obelisk never moves");
        };
    }

    private Phrase avenged(Phrase mover, int to) {
        Unit carrier = unit(before.outlook().enemy(), to);
        return switch (carrier) {
            case BASE -> ObeliskPhrases.moveRevengeBase(mover, BOARD.word(to));
            case PEDESTAL -> ObeliskPhrases.moveRevengePedestal(mover, BOARD.word(to));
            case FOUNDATION -> ObeliskPhrases.moveRevengeFoundation(mover, BOARD.word(to));
            case CAPSTONE, OBELISK -> throw carriesNothing(carrier);
        };
    }

    private Phrase left(Phrase deed, int from) {
        Unit carrier = unit(before.outlook().enemy(), from);
        return switch (carrier) {
            case BASE -> ObeliskPhrases.moveLeavingBase(deed, BOARD.word(from));
            case PEDESTAL -> ObeliskPhrases.moveLeavingPedestal(deed, BOARD.word(from));
            case FOUNDATION -> ObeliskPhrases.moveLeavingFoundation(deed, BOARD.word(from));
            case CAPSTONE, OBELISK -> throw carriesNothing(carrier);
        };
    }

    private static IllegalArgumentException carriesNothing(Unit unit) {
        return new IllegalArgumentException("no capstone rides on this: " + unit);
    }

    private static Unit unit(Trio stones, int cell) {
        return stones.unitOn(cell).orElseThrow();
    }
}
