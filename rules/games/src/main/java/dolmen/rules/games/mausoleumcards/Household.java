package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/**
 * What lies open before one seat, as sets of cards.
 *
 * @param graves its mausoleum
 * @param taken the cards of its hand that everybody knows, since it took them from the pile
 * @param gone 0 while it is in play; 1 for the first seat that gave up, 2 for the second, and so on
 */
record Household(long party, long morgue, long graves, long taken, int gone) {
    /** How many heirs a party has room for, and how many a morgue. */
    static final int ROOM = 4;

    static final Household EMPTY = new Household(0, 0, 0, 0, 0);

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

    /** This household with an heir more at the party. */
    Household welcoming(int heir) {
        return new Household(party | Cells.of(heir), morgue, graves, taken, gone);
    }

    /** This household with an heir more in the morgue. */
    Household mourning(int heir) {
        return new Household(party, morgue | Cells.of(heir), graves, taken, gone);
    }

    /** This household with a grave more. */
    Household owning(int grave) {
        return new Household(party, morgue, graves | Cells.of(grave), taken, gone);
    }

    /** This household with a card more that everybody knows to be in the hand. */
    Household holding(int card) {
        return new Household(party, morgue, graves, taken | Cells.of(card), gone);
    }

    /** This household without a card, wherever it was. */
    Household without(int card) {
        long others = ~Cells.of(card);
        return new Household(party & others, morgue & others, graves, taken & others, gone);
    }

    /** The empty household of a seat that was so many'th to give up. */
    static Household left(int gone) {
        return new Household(0, 0, 0, 0, gone);
    }
}
