package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/**
 * A thing mentioned in a typed text. A bare number may be a card, a seat or a price; one of these must fit a move.
 *
 * @param cards the cards that it may mean
 * @param seats the seats that it may mean, as a set of their numbers from 0
 * @param price the price that it may mean; 0 if there is none
 * @param number the typed number; 0 if there was none
 */
record Mention(long cards, long seats, int price, Joint joint, int number) {

    static Mention ofCards(long cards, Joint joint) {
        return new Mention(cards, 0, 0, joint, 0);
    }

    static Mention ofSeats(long seats, Joint joint) {
        return new Mention(0, seats, 0, joint, 0);
    }

    /** The cards of a set that it may mean. */
    long among(long some) {
        return cards & some;
    }

    boolean mayMeanCard(int card) {
        return card != 0 && Cells.has(cards, card);
    }

    boolean isCard() {
        return cards != 0;
    }

    /** True if it can only be a seat. */
    boolean isSeat() {
        return cards == 0 && price == 0 && seats != 0;
    }

    /** This mention without its seat. */
    Mention asCard() {
        return isCard() ? new Mention(cards, 0, price, joint, number) : this;
    }

    Mention joined(Joint other) {
        return new Mention(cards, seats, price, other, number);
    }

    Mention asPrice() {
        return new Mention(0, 0, number, joint, number);
    }
}
