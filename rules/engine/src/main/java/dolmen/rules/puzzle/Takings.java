package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Optional;

/** The pieces that a move takes off the board, as the picture after it shows. */
final class Takings {
    private Takings() {}

    /** True if the move takes anything. */
    static <M extends Move> boolean any(Position<M> before, M move) {
        return !of(before, move).isEmpty();
    }

    /** True if the move takes a piece of the seat. */
    static <M extends Move> boolean anyOf(Position<M> before, M move, Seat seat) {
        Optional<Side> side = before.seenBy(new Spectator()).scene().trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::side)
                .findFirst();
        return of(before, move).stream().map(Token::side).map(Optional::of).anyMatch(side::equals);
    }

    private static <M extends Move> List<Token> of(Position<M> before, M move) {
        return before.marks(move, new Spectator()).stream()
                .filter(Mark.Removed.class::isInstance)
                .map(Mark.Removed.class::cast)
                .map(Mark.Removed::token)
                .toList();
    }
}
