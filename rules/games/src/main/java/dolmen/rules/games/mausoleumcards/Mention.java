package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/**
 * Something that a typed text speaks of. A bare number may be a card, a seat or a price; it is enough if one of them is
 * true of a move.
 *
 * @param cards the cards that it may name
 * @param seats the seats that it may name, as a set of their numbers from 0
 * @param price the price that it may name; 0 if it is none
 * @param number as it was typed; 0 if it was none
 */
record Mention(long cards, long seats, int price, Joint joint, int number) {

    static Mention ofCards(long cards, Joint joint) {
        return new Mention(cards, 0, 0, joint, 0);
    }

    static Mention ofSeats(long seats, Joint joint) {
        return new Mention(0, seats, 0, joint, 0);
    }

    /** The cards among some that may be meant. */
    long among(long some) {
        return cards & some;
    }

    boolean mayMeanCard(int card) {
        return card != 0 && Cells.has(cards, card);
    }

    boolean mayMeanSeat(int seat) {
        return Cells.has(seats, seat);
    }

    boolean isCard() {
        return cards != 0;
    }

    /** True if it can only be a seat. */
    boolean isSeat() {
        return cards == 0 && price == 0 && seats != 0;
    }

    /** What it is where a seat is named without it. */
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
