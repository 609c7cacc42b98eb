package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;

/** Describes a legal move in a sentence. */
record GardsdansenSentence(GardsdansenPosition before) {

    Phrase of(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to)
            when before.phase() == Phase.PAWN ->
                unlessStoneFollows(move, GardsdansenPhrases.movePawn(name(from), name(to)));
            case Walk(int from, int to) -> GardsdansenPhrases.moveStone(name(from), name(to));
            case Jump(int from, int to) ->
                unlessStoneFollows(move, jumped(from, GardsdansenBoard.between(from, to), to));
        };
    }

    private Phrase jumped(int from, int over, int to) {
        boolean pawn = before.holdsPawn(over);
        if (Cells.has(before.own().all(), over)) {
            return pawn
                    ? GardsdansenPhrases.moveOverOwnPawn(name(from), name(over), name(to))
                    : GardsdansenPhrases.moveOverOwnStone(name(from), name(over), name(to));
        }
        return pawn
                ? GardsdansenPhrases.moveOverPawn(name(from), name(over), name(to))
                : GardsdansenPhrases.moveOverStone(name(from), name(over), name(to));
    }

    private Phrase unlessStoneFollows(GardsdansenMove move, Phrase deed) {
        GardsdansenPosition after = before.play(move);
        return after.beaten() || after.phase() == Phase.STONE || after.phase() == Phase.LAST_STONE
                ? deed
                : GardsdansenPhrases.moveNoStoneFollows(deed);
    }

    private static Verbatim name(int node) {
        return new Verbatim(BOARD.name(node));
    }
}
