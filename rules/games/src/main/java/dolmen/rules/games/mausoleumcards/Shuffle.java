package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cards of one shuffle that have not been shown since. The deck is the cards that no seat holds.
 *
 * @param cards the set of these cards, which everybody knows from the pile before the shuffle
 * @param held the number of these cards that each seat has drawn and still holds
 */
record Shuffle(long cards, List<Integer> held) {
    Shuffle {
        held = List.copyOf(held);
    }

    /** A new shuffle of these cards at a table with this number of seats. */
    static Shuffle of(long cards, int seats) {
        return new Shuffle(cards, IntStream.range(0, seats).mapToObj(seat -> 0).toList());
    }

    /** The number of cards that no seat holds. */
    int left() {
        int left = Cells.count(cards);
        for (int inHand : held) {
            left -= inHand;
        }
        return left;
    }

    /** This shuffle after a seat drew a card. */
    Shuffle drawnBy(int seat) {
        return new Shuffle(cards, changed(seat, 1));
    }

    /** This shuffle after a seat showed a card, which may belong to another shuffle. */
    Shuffle shownBy(int seat, int card) {
        return Cells.has(cards, card) ? new Shuffle(cards & ~Cells.of(card), changed(seat, -1)) : this;
    }

    private List<Integer> changed(int seat, int difference) {
        var changed = new ArrayList<>(held);
        changed.set(seat, held.get(seat) + difference);
        return changed;
    }
}
