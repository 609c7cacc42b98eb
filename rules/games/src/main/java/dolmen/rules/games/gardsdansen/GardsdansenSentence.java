package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.phrase.Phrase;

/** Describes a legal move in a sentence. */
record GardsdansenSentence(GardsdansenPosition before) {

    Phrase of(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to)
            when before.phase() == Phase.PAWN ->
                unlessStoneFollows(move, GardsdansenPhrases.movePawn(BOARD.word(from), BOARD.word(to)));
            case Walk(int from, int to) -> GardsdansenPhrases.moveStone(BOARD.word(from), BOARD.word(to));
            case Jump(int from, int to) ->
                unlessStoneFollows(move, jumped(from, GardsdansenBoard.between(from, to), to));
        };
    }

    private Phrase jumped(int from, int over, int to) {
        boolean pawn = before.holdsPawn(over);
        if (Cells.has(before.own().all(), over)) {
            return pawn
                    ? GardsdansenPhrases.moveOverOwnPawn(BOARD.word(from), BOARD.word(over), BOARD.word(to))
                    : GardsdansenPhrases.moveOverOwnStone(BOARD.word(from), BOARD.word(over), BOARD.word(to));
        }
        return pawn
                ? GardsdansenPhrases.moveOverPawn(BOARD.word(from), BOARD.word(over), BOARD.word(to))
                : GardsdansenPhrases.moveOverStone(BOARD.word(from), BOARD.word(over), BOARD.word(to));
    }

    private Phrase unlessStoneFollows(GardsdansenMove move, Phrase deed) {
        GardsdansenPosition after = before.play(move);
        return after.beaten() || after.phase() == Phase.STONE || after.phase() == Phase.LAST_STONE
                ? deed
                : GardsdansenPhrases.moveNoStoneFollows(deed);
    }
}
