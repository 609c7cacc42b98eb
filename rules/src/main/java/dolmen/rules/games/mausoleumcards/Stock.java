package dolmen.rules.games.mausoleumcards;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where cards are drawn from, as far as everybody knows it.
 *
 * @param shuffles in their order; the last is the deck's, of the others seats still hold cards
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

    /** How many cards the deck has. */
    int deck() {
        return current().left();
    }

    /** How many cards a seat holds that nobody else knows. */
    int heldBy(int seat) {
        int held = 0;
        for (Shuffle shuffle : shuffles) {
            held += shuffle.held().get(seat);
        }
        return held;
    }

    Stock drawnBy(int seat) {
        return new Stock(
                Stream.concat(earlier(), Stream.of(current().drawnBy(seat))).toList(), pile);
    }

    /**
     * This stock after a seat showed a card that nobody else knew. Earlier shuffles are forgotten with their last card.
     */
    Stock shownBy(int seat, int card) {
        return new Stock(
                Stream.concat(
                                earlier()
                                        .map(shuffle -> shuffle.shownBy(seat, card))
                                        .filter(shuffle -> shuffle.cards() != 0),
                                Stream.of(current().shownBy(seat, card)))
                        .toList(),
                pile);
    }

    private Stream<Shuffle> earlier() {
        return shuffles.stream().limit(shuffles.size() - 1);
    }

    Stock discarded(int card) {
        return new Stock(shuffles, Stream.concat(pile.stream(), Stream.of(card)).toList());
    }

    Stock withoutTop() {
        return new Stock(shuffles, pile.subList(0, pile.size() - 1));
    }

    /** This stock after the pile became the deck, if that was empty. */
    Stock replenished() {
        if (deck() > 0) {
            return this;
        }
        return new Stock(
                Stream.concat(
                                shuffles.stream().filter(shuffle -> shuffle.cards() != 0),
                                Stream.of(Shuffle.of(
                                        Deck.set(pile), current().held().size())))
                        .toList(),
                List.of());
    }
}
