package dolmen.rules.games.gardsdansen;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record GardsdansenRefusal(GardsdansenPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<Phrase> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private Phrase whyNot(int from, int to) {
        if (!isOccupied(from)) {
            return GardsdansenPhrases.refusalNoPiece(BOARD.word(from));
        }
        boolean pawn = position.holdsPawn(from);
        if (!Cells.has(position.own().all(), from)) {
            return pawn
                    ? GardsdansenPhrases.refusalPawnOfOther(BOARD.word(from))
                    : GardsdansenPhrases.refusalStoneOfOther(BOARD.word(from));
        }
        if (pawn != (position.phase() == Phase.PAWN)) {
            return pawn
                    ? GardsdansenPhrases.refusalStoneNow(BOARD.word(from))
                    : GardsdansenPhrases.refusalPawnFirst(BOARD.word(from));
        }
        if (from == to) {
            return GardsdansenPhrases.refusalSameNode();
        }
        if (GardsdansenBoard.distance(from, to) == 0) {
            return GardsdansenPhrases.refusalNoLine(BOARD.word(from), BOARD.word(to));
        }
        return pawn ? whyNoPawnMove(from, to) : whyNoStoneMove(from, to);
    }

    private Phrase whyNoPawnMove(int from, int to) {
        int distance = GardsdansenBoard.distance(from, to);
        if (distance > 2) {
            return GardsdansenPhrases.refusalPawnWay(BOARD.word(to), distance, BOARD.word(from));
        }
        return distance == 1 ? whyNoJump(from, to) : GardsdansenPhrases.refusalOccupied(BOARD.word(to));
    }

    private Phrase whyNoJump(int from, int over) {
        int behind = GardsdansenBoard.behind(from, over);
        if (behind == NONE) {
            return Cells.has(GardsdansenBoard.CORNERS, over)
                    ? GardsdansenPhrases.refusalCorner(BOARD.word(over))
                    : GardsdansenPhrases.refusalEdge(BOARD.word(over), BOARD.word(from));
        }
        return isOccupied(behind)
                ? GardsdansenPhrases.refusalNoLanding(BOARD.word(over), BOARD.word(from), BOARD.word(behind))
                : GardsdansenPhrases.refusalNameLanding(BOARD.word(over), BOARD.word(behind));
    }

    private Phrase whyNoStoneMove(int from, int to) {
        long inTheWay = GardsdansenBoard.WAYS[from][to]
                & ~Cells.of(to)
                & position.ways().occupied();
        return inTheWay == 0
                ? GardsdansenPhrases.refusalStoneEnd(BOARD.word(to))
                : GardsdansenPhrases.refusalStoneWay(BOARD.word(Cells.first(inTheWay)));
    }

    private boolean isOccupied(int node) {
        return Cells.has(position.ways().occupied(), node);
    }
}
