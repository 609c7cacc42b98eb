package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.MurusSentence.stack;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record MurusRefusal(MurusPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<String> whyNot(TypedMove typed) {
        if (typed.says(MurusWords.SWAP) && typed.cells().isEmpty()) {
            return Optional.of(
                    position.knowsSwap()
                            ? "Sides can be swapped only once, in answer to the Romans' first turn."
                            : "There is no swap in this variant.");
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
        return Optional.of(
                cells.length == 3
                        ? "Only a special first turn puts stones on two cells of your choice."
                        : whyNot(cells[0], cells[1]));
    }

    private String whyNoSpread(int[] cells) {
        if (position.mover().height(cells[0]) != 2) {
            return "There is no tower of yours on %s.".formatted(name(cells[0]));
        }
        return "The first turn puts the two stones of a home tower on two different cells of row %d, such as %s."
                .formatted(
                        position.ground().board().rowOf(Cells.first(position.specialRow())) + 1,
                        MurusNotation.INSTANCE.write(position.legalMoves().getFirst()));
    }

    private String whyNot(int from, int to) {
        if (from == to) {
            return "A move needs two different cells.";
        }
        return switch (position.mover().height(from)) {
            case 0 -> "There is no stone of yours on %s.".formatted(name(from));
            case 1 -> "A wall never moves, and %s holds a wall.".formatted(name(from));
            case 2 -> whyNoTowerMove(from, to);
            default -> whyNoThrow(from, to);
        };
    }

    private String whyNoTowerMove(int from, int to) {
        if (Cells.has(position.ground().neighbours[from], to)) {
            return position.enemy().height(to) == 2
                    ? "A tower cannot touch a tower, such as the one on %s.".formatted(name(to))
                    : "A tower moves two cells, dropping a stone on each: name the second cell.";
        }
        if (position.ground().way(from, to) == 0) {
            return "A tower moves exactly two cells in a straight line, and %s is not two from %s."
                    .formatted(name(to), name(from));
        }
        int near = position.ground().between(from, to);
        int closed = Cells.has(position.open(), near) ? to : near;
        int enemies = position.enemy().height(closed);
        return enemies > 0
                ? "An enemy %s stands in the way on %s.".formatted(stack(enemies), name(closed))
                : "Your own %s on %s takes no further stone."
                        .formatted(stack(position.mover().height(closed)), name(closed));
    }

    private String whyNoThrow(int from, int to) {
        return Cells.has(position.throwsFrom(from), to)
                ? "A catapult never throws onto a stack of its own side, such as the one on %s.".formatted(name(to))
                : "A catapult neither moves nor sacrifices; it throws exactly two or three cells,"
                        + " straight or diagonally forward or sideways.";
    }

    private String name(int cell) {
        return position.ground().board().name(cell);
    }
}
