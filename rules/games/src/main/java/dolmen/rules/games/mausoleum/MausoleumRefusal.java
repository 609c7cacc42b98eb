package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Explains to the player, in one sentence, why a typed move is not legal. */
record MausoleumRefusal(MausoleumPosition position) {

    /** The reason; empty if the text is not a move in the game at all. */
    Optional<String> whyNot(TypedMove typed) {
        List<OptionalInt> found = typed.cells().stream().map(BOARD::find).toList();
        if (found.size() != 2 || found.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(whyNot(found.getFirst().getAsInt(), found.getLast().getAsInt()));
    }

    private String whyNot(int from, int to) {
        Stones stones = position.stones();
        if (from == to) {
            return "A move needs two different cells.";
        }
        if (!Cells.has(position.own(), from)) {
            return "There is no stone of yours on %s.".formatted(BOARD.name(from));
        }
        if (stones.traps(from)) {
            return "The stone on %s is trapped: it has fewer than two empty neighbours.".formatted(BOARD.name(from));
        }
        int direction = MausoleumBoard.directionBetween(from, to);
        if (direction == NONE) {
            return "No line leads from %s to %s.".formatted(BOARD.name(from), BOARD.name(to));
        }
        if (Cells.has(MausoleumBoard.NEIGHBOURS[from], to) && Cells.has(stones.all(), to)) {
            return whyNoPush(from, to);
        }
        if (Cells.has(stones.pits(), to)) {
            return "There is a pit on %s, which no stone enters of its own accord.".formatted(BOARD.name(to));
        }
        return whyNoGlide(from, to, direction);
    }

    private String whyNoPush(int from, int pushed) {
        String name = BOARD.name(pushed);
        if (position.edition() == Edition.FIRST) {
            return "There is a stone on %s, and the first edition has no pushes.".formatted(name);
        }
        if (pushed == position.locked()) {
            return "The stone on %s was pushed a moment ago, so it may not be pushed now.".formatted(name);
        }
        int behind = MausoleumBoard.behind(from, pushed);
        return behind == NONE
                ? "The stone on %s cannot be pushed over the edge.".formatted(name)
                : "The stone on %s cannot be pushed: there is another on %s.".formatted(name, BOARD.name(behind));
    }

    private String whyNoGlide(int from, int to, int direction) {
        return position.legalMoves().stream()
                .filter(Glide.class::isInstance)
                .map(Glide.class::cast)
                .filter(glide -> glide.from() == from && MausoleumBoard.directionBetween(from, glide.to()) == direction)
                .map(glide -> "It glides until something stops it: %s goes to %s."
                        .formatted(BOARD.name(from), BOARD.name(glide.to())))
                .findAny()
                .orElse("The way from %s to %s is blocked at once.".formatted(BOARD.name(from), BOARD.name(to)));
    }
}
