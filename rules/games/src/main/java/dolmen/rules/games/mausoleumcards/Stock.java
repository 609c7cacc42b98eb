package dolmen.rules.games.mausoleumcards;

import java.util.ArrayList;
import java.util.List;

/**
 * The public knowledge of the deck and the pile.
 *
 * @param shuffles the shuffles in their order; the last is the deck's, and seats still hold cards of the earlier ones
 * @param pile the discards, the top one last
 */
record Stock(List<Shuffle> shuffles, List<Integer> pile) {
    Stock {
        shuffles = List.copyOf(shuffles);
        pile = List.copyOf(pile);
    }

    Shuffle current() {
        return shuffles.getLast();
    }

    /** The number of cards in the deck. */
    int deck() {
        return current().left();
    }

    /** The number of a seat's cards that nobody else knows. */
    int heldBy(int seat) {
        int held = 0;
        for (Shuffle shuffle : shuffles) {
            held += shuffle.held().get(seat);
        }
        return held;
    }

    Stock drawnBy(int seat) {
        var changed = new ArrayList<>(earlier());
        changed.add(current().drawnBy(seat));
        return new Stock(changed, pile);
    }

    /**
     * This stock after a seat showed a card that nobody else knew. An earlier shuffle is forgotten with its last card.
     */
    Stock shownBy(int seat, int card) {
        var changed = new ArrayList<>(earlier());
        changed.replaceAll(shuffle -> shuffle.shownBy(seat, card));
        changed.removeIf(shuffle -> shuffle.cards() == 0);
        changed.add(current().shownBy(seat, card));
        return new Stock(changed, pile);
    }

    private List<Shuffle> earlier() {
        return shuffles.subList(0, shuffles.size() - 1);
    }

    Stock discarded(int card) {
        var changed = new ArrayList<>(pile);
        changed.add(card);
        return new Stock(shuffles, changed);
    }

    Stock withoutTop() {
        return new Stock(shuffles, pile.subList(0, pile.size() - 1));
    }

    /** This stock, but with the pile as the deck if the deck was empty. */
    Stock replenished() {
        if (deck() > 0) {
            return this;
        }
        var changed = new ArrayList<>(shuffles);
        changed.removeIf(shuffle -> shuffle.cards() == 0);
        changed.add(Shuffle.of(Deck.set(pile), current().held().size()));
        return new Stock(changed, List.of());
    }
}
