package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record MausoleumRefusal(MausoleumPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<Phrase> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private Phrase whyNot(int from, int to) {
        Stones stones = position.stones();
        if (from == to) {
            return MausoleumPhrases.refusalSameCell();
        }
        if (!Cells.has(position.own(), from)) {
            return MausoleumPhrases.refusalNoStone(BOARD.word(from));
        }
        if (stones.traps(from)) {
            return MausoleumPhrases.refusalTrapped(BOARD.word(from));
        }
        int direction = MausoleumBoard.directionBetween(from, to);
        if (direction == NONE) {
            return MausoleumPhrases.refusalNoLine(BOARD.word(from), BOARD.word(to));
        }
        if (Cells.has(MausoleumBoard.NEIGHBOURS[from], to) && Cells.has(stones.all(), to)) {
            return whyNoPush(from, to);
        }
        return Cells.has(stones.pits(), to)
                ? MausoleumPhrases.refusalPit(BOARD.word(to))
                : whyNoGlide(from, to, direction);
    }

    private Phrase whyNoPush(int from, int pushed) {
        if (position.edition() == Edition.FIRST) {
            return MausoleumPhrases.refusalNoPushes(BOARD.word(pushed));
        }
        if (pushed == position.locked()) {
            return MausoleumPhrases.refusalLocked(BOARD.word(pushed));
        }
        int behind = MausoleumBoard.behind(from, pushed);
        return behind == NONE
                ? MausoleumPhrases.refusalEdge(BOARD.word(pushed))
                : MausoleumPhrases.refusalBehind(BOARD.word(pushed), BOARD.word(behind));
    }

    private Phrase whyNoGlide(int from, int to, int direction) {
        return position.legalMoves().stream()
                .filter(Glide.class::isInstance)
                .map(Glide.class::cast)
                .filter(glide -> glide.from() == from && MausoleumBoard.directionBetween(from, glide.to()) == direction)
                .map(glide -> MausoleumPhrases.refusalGlides(BOARD.word(from), BOARD.word(glide.to())))
                .findAny()
                .orElseGet(() -> MausoleumPhrases.refusalBlocked(BOARD.word(from), BOARD.word(to)));
    }
}
