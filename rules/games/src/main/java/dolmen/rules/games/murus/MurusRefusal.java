package dolmen.rules.games.murus;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record MurusRefusal(MurusPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<Phrase> whyNot(TypedMove typed) {
        if (typed.says(MurusWords.SWAP) && typed.cells().isEmpty()) {
            return Optional.of(position.knowsSwap() ? MurusPhrases.refusalSwapOnce() : MurusPhrases.refusalNoSwap());
        }
        Board board = position.ground().board();
        List<OptionalInt> found = typed.cells().stream().map(board::find).toList();
        if (found.size() < 2 || found.size() > 3 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        int[] cells = found.stream().mapToInt(OptionalInt::getAsInt).toArray();
        if (position.specialRow() != 0) {
            return Optional.of(whyNoSpread(cells));
        }
        return Optional.of(cells.length == 3 ? MurusPhrases.refusalThreeCells() : whyNot(cells[0], cells[1]));
    }

    private Phrase whyNoSpread(int[] cells) {
        if (position.mover().height(cells[0]) != 2) {
            return MurusPhrases.refusalNoTower(name(cells[0]));
        }
        return MurusPhrases.refusalFirstTurn(
                position.ground().board().rowOf(Cells.first(position.specialRow())) + 1,
                new Verbatim(MurusNotation.INSTANCE.write(position.legalMoves().getFirst())));
    }

    private Phrase whyNot(int from, int to) {
        if (from == to) {
            return MurusPhrases.refusalSameCell();
        }
        return switch (position.mover().height(from)) {
            case 0 -> MurusPhrases.refusalNoStone(name(from));
            case 1 -> MurusPhrases.refusalWall(name(from));
            case 2 -> whyNoTowerMove(from, to);
            default -> whyNoThrow(from, to);
        };
    }

    private Phrase whyNoTowerMove(int from, int to) {
        if (Cells.has(position.ground().neighbours[from], to)) {
            return position.enemy().height(to) == 2
                    ? MurusPhrases.refusalTowerTouch(name(to))
                    : MurusPhrases.refusalSecondCell();
        }
        if (position.ground().way(from, to) == 0) {
            return MurusPhrases.refusalTowerWay(name(to), name(from));
        }
        int near = position.ground().between(from, to);
        int closed = Cells.has(position.open(), near) ? to : near;
        return switch (position.enemy().height(closed)) {
            case 0 ->
                position.mover().height(closed) == 2
                        ? MurusPhrases.refusalOwnTower(name(closed))
                        : MurusPhrases.refusalOwnCatapult(name(closed));
            case 1 -> MurusPhrases.refusalEnemyWall(name(closed));
            case 2 -> MurusPhrases.refusalEnemyTower(name(closed));
            default -> MurusPhrases.refusalEnemyCatapult(name(closed));
        };
    }

    private Phrase whyNoThrow(int from, int to) {
        return Cells.has(position.throwsFrom(from), to)
                ? MurusPhrases.refusalOwnTarget(name(to))
                : MurusPhrases.refusalThrowWay();
    }

    private Verbatim name(int cell) {
        return position.ground().board().word(cell);
    }
}
