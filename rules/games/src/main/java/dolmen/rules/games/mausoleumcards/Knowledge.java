package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import java.util.List;

/**
 * What one viewer knows: the open table and, at a seat, the cards of its own hand that nobody else knows.
 *
 * @param hidden those cards; none for a spectator
 */
record Knowledge(Table table, Viewer viewer, long hidden) {

    /** True if the viewer sits there. */
    boolean isAt(int seat) {
        return viewer.equals(new Seat(seat));
    }

    /** What the viewer calls a seat, such as "Seat 2", or "You". */
    String called(int seat) {
        return isAt(seat) ? "You" : CardsWords.seat(seat);
    }

    /** The cards of a seat's hand that the viewer knows. */
    long known(int seat) {
        return table.household(seat).taken() | (isAt(seat) ? hidden : 0);
    }

    /** The moves of the seat to move, as far as the viewer knows them. */
    List<CardsMove> legalMoves() {
        return table.turn() instanceof Turn.ToMove(Seat seat)
                ? new Choices(table, known(seat.index())).list()
                : List.of();
    }

    /** True unless somebody else is to play a card of a hand. */
    boolean knowsAllMoves() {
        return !(table.turn() instanceof Turn.ToMove(Seat seat))
                || viewer.equals(seat)
                || table.due().step() != Due.Step.PLAY;
    }
}
