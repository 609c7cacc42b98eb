package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/**
 * What lies open before one seat, as sets of cards.
 *
 * @param graves its mausoleum
 * @param taken the cards of its hand that everybody knows, since it took them from the pile
 * @param gone 0 while it is in play; 1 for the first seat that gave up, 2 for the second, and so on
 */
record Place(long party, long morgue, long graves, long taken, int gone) {
    /** How many heirs a party has room for, and how many a morgue. */
    static final int ROOM = 4;

    static final Place EMPTY = new Place(0, 0, 0, 0, 0);

    boolean inPlay() {
        return gone == 0;
    }

    boolean hasRoomAtParty() {
        return Cells.count(party) < ROOM;
    }

    boolean hasRoomInMorgue() {
        return Cells.count(morgue) < ROOM;
    }

    /** What its mausoleum is worth, in millions. */
    int worth() {
        return Deck.worth(graves);
    }

    /** This place with an heir more at the party. */
    Place welcoming(int heir) {
        return new Place(party | Cells.of(heir), morgue, graves, taken, gone);
    }

    /** This place with an heir more in the morgue. */
    Place mourning(int heir) {
        return new Place(party, morgue | Cells.of(heir), graves, taken, gone);
    }

    /** This place with a grave more. */
    Place owning(int grave) {
        return new Place(party, morgue, graves | Cells.of(grave), taken, gone);
    }

    /** This place with a card more that everybody knows to be in the hand. */
    Place holding(int card) {
        return new Place(party, morgue, graves, taken | Cells.of(card), gone);
    }

    /** This place without a card, wherever it was. */
    Place without(int card) {
        long others = ~Cells.of(card);
        return new Place(party & others, morgue & others, graves, taken & others, gone);
    }

    /** The empty place of a seat that was so many'th to give up. */
    static Place left(int gone) {
        return new Place(0, 0, 0, 0, gone);
    }
}
