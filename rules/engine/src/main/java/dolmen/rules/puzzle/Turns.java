package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.stream.Stream;

/** Whole turns, whose length in plies depends on the game. */
final class Turns {
    private Turns() {}

    /**
     * The positions after each turn of the seat to move; one that is reached in several ways may come several times.
     */
    static <M extends Move> Stream<OpenPosition<M>> after(OpenPosition<M> position) {
        return position.legalMoves().stream()
                .map(position::play)
                .flatMap(next -> goesOn(position, next) ? after(next) : Stream.of(next));
    }

    /** True if the seat to move wins with this move or later in the turn that it begins. */
    static <M extends Move> boolean winsBy(OpenPosition<M> position, M move) {
        OpenPosition<M> next = position.play(move);
        return goesOn(position, next)
                ? winsAtOnce(next)
                : position.turn() instanceof Turn.ToMove(Seat mover)
                        && next.turn() instanceof Turn.Over(var outcome)
                        && outcome.winners().contains(mover);
    }

    /** True if the seat to move can win in this turn. */
    static <M extends Move> boolean winsAtOnce(OpenPosition<M> position) {
        return position.legalMoves().stream().anyMatch(move -> winsBy(position, move));
    }

    private static boolean goesOn(OpenPosition<?> position, OpenPosition<?> next) {
        return next.turn().equals(position.turn());
    }
}
