package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cards that were shuffled together and that nobody has been shown since. Those that no seat holds are the deck.
 *
 * @param cards which they are: everybody saw the pile before it was shuffled
 * @param held how many of them each seat has drawn and still holds
 */
record Shuffle(long cards, List<Integer> held) {
    Shuffle {
        held = List.copyOf(held);
    }

    /** These cards just shuffled, at a table of so many. */
    static Shuffle of(long cards, int seats) {
        return new Shuffle(cards, IntStream.range(0, seats).mapToObj(seat -> 0).toList());
    }

    /** How many of them no seat holds. */
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

    /** This shuffle after a seat showed a card, which may be of another one. */
    Shuffle shownBy(int seat, int card) {
        return Cells.has(cards, card) ? new Shuffle(cards & ~Cells.of(card), changed(seat, -1)) : this;
    }

    private List<Integer> changed(int seat, int difference) {
        var changed = new ArrayList<>(held);
        changed.set(seat, held.get(seat) + difference);
        return changed;
    }
}
