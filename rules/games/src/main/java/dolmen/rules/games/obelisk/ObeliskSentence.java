package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;

/** Describes a legal move in an English sentence. */
record ObeliskSentence(ObeliskPosition before) {

    String of(ObeliskMove move) {
        return "%s on %s %s%s".formatted(mover(move), BOARD.name(move.from()), deed(move), company(move));
    }

    private String mover(ObeliskMove move) {
        return "The " + word(before.outlook().own(), move.from());
    }

    private String deed(ObeliskMove move) {
        Outlook outlook = before.outlook();
        return switch (move) {
            case Step(int from, int to) ->
                (outlook.colour().rowsForward(from, to) < 0 ? "steps back to " : "steps to ") + BOARD.name(to);
            case Jump jump ->
                "jumps over %s to %s".formatted(BOARD.name(outlook.jumpedOver(jump)), BOARD.name(jump.to()));
            case Build(int from, int to) ->
                "goes onto the %s on %s%s"
                        .formatted(
                                word(outlook.own(), to),
                                BOARD.name(to),
                                outlook.own().hasFoundation() ? "" : " and makes it a foundation");
            case Revenge(int from, int to) ->
                "performs Ra's Revenge and rides on the enemy %s on %s"
                        .formatted(word(outlook.enemy(), to), BOARD.name(to));
        };
    }

    /** The phrase about a stone that the unit takes along or leaves behind. */
    private String company(ObeliskMove move) {
        Outlook outlook = before.outlook();
        if (outlook.covered(move.from())) {
            return ", carrying the enemy capstone";
        }
        return outlook.mustLeave()
                ? ", leaving the %s on %s".formatted(word(outlook.enemy(), move.from()), BOARD.name(move.from()))
                : "";
    }

    private static String word(Trio stones, int cell) {
        return stones.unitOn(cell).map(Unit::word).orElseThrow();
    }
}
