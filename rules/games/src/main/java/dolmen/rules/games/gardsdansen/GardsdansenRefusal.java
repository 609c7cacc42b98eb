package dolmen.rules.games.gardsdansen;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record GardsdansenRefusal(GardsdansenPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<String> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private String whyNot(int from, int to) {
        if (!isOccupied(from)) {
            return "There is no piece on %s.".formatted(BOARD.name(from));
        }
        if (!Cells.has(position.own().all(), from)) {
            return "The %s on %s is not yours.".formatted(position.pieceOn(from), BOARD.name(from));
        }
        boolean pawn = Cells.has(position.own().pawns(), from);
        if (pawn != (position.phase() == Phase.PAWN)) {
            return pawn
                    ? "You have moved a pawn; now move a stone, and %s holds a pawn.".formatted(BOARD.name(from))
                    : "Move a pawn first; %s holds a stone.".formatted(BOARD.name(from));
        }
        if (from == to) {
            return "A move needs two different nodes.";
        }
        if (GardsdansenBoard.distance(from, to) == 0) {
            return "No straight line leads from %s to %s.".formatted(BOARD.name(from), BOARD.name(to));
        }
        return pawn ? whyNoPawnMove(from, to) : whyNoStoneMove(from, to);
    }

    private String whyNoPawnMove(int from, int to) {
        int distance = GardsdansenBoard.distance(from, to);
        if (distance > 2) {
            return "A pawn moves at most two steps, and %s is %d from %s."
                    .formatted(BOARD.name(to), distance, BOARD.name(from));
        }
        return distance == 1 ? whyNoJump(from, to) : "%s is occupied.".formatted(BOARD.name(to));
    }

    private String whyNoJump(int from, int over) {
        int behind = GardsdansenBoard.behind(from, over);
        if (behind == NONE) {
            return "The %s on %s %s: there is nothing behind it."
                    .formatted(
                            position.pieceOn(over),
                            BOARD.name(over),
                            Cells.has(GardsdansenBoard.CORNERS, over)
                                    ? "stands in a corner and can never be jumped"
                                    : "cannot be jumped from " + BOARD.name(from));
        }
        return isOccupied(behind)
                ? "The %s on %s cannot be jumped from %s: %s behind it is occupied."
                        .formatted(position.pieceOn(over), BOARD.name(over), BOARD.name(from), BOARD.name(behind))
                : "To jump over the %s on %s, name the node behind it, %s."
                        .formatted(position.pieceOn(over), BOARD.name(over), BOARD.name(behind));
    }

    private String whyNoStoneMove(int from, int to) {
        long inTheWay = GardsdansenBoard.WAYS[from][to]
                & ~Cells.of(to)
                & position.ways().occupied();
        if (inTheWay != 0) {
            return "Stones do not jump, and %s between is occupied.".formatted(BOARD.name(Cells.first(inTheWay)));
        }
        return "%s is occupied, and stones do not capture.".formatted(BOARD.name(to));
    }

    private boolean isOccupied(int node) {
        return Cells.has(position.ways().occupied(), node);
    }
}
