package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Viewer;
import dolmen.rules.phrase.Argument;
import java.util.List;

/**
 * One viewer's knowledge: the open table and, for a seat, the cards of its own hand that nobody else knows.
 *
 * @param hidden the cards of the own hand that nobody else knows; none for a spectator
 */
record Knowledge(Table table, Viewer viewer, long hidden) {

    /** True if the viewer has that seat. */
    boolean isAt(int seat) {
        return viewer.equals(new Seat(seat));
    }

    /** The viewer's word for a seat, such as "Seat 2", or "You". */
    Argument called(int seat) {
        return isAt(seat) ? MausoleumcardsPhrases.trayYou() : CardsWords.seated(seat);
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

    /** True unless another seat is to play a card from its hand. */
    boolean knowsAllMoves() {
        return !(table.turn() instanceof Turn.ToMove(Seat seat))
                || viewer.equals(seat)
                || table.due().step() != Due.Step.PLAY;
    }
}
