package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/**
 * The cards on the table in front of one seat, as sets of cards.
 *
 * @param graves the graves of its mausoleum
 * @param taken the cards of its hand that everybody knows, because it took them from the pile
 * @param gone 0 while it is in play; 1 for the first seat that gave up, 2 for the second, and so on
 */
record Household(long party, long morgue, long graves, long taken, int gone) {
    /** The maximum number of heirs at a party, and in a morgue. */
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

    /** The worth of the mausoleum, in millions. */
    int worth() {
        return Deck.worth(graves);
    }

    /** This household with one more heir at the party. */
    Household welcoming(int heir) {
        return new Household(party | Cells.of(heir), morgue, graves, taken, gone);
    }

    /** This household with one more heir in the morgue. */
    Household mourning(int heir) {
        return new Household(party, morgue | Cells.of(heir), graves, taken, gone);
    }

    /** This household with one more grave. */
    Household owning(int grave) {
        return new Household(party, morgue, graves | Cells.of(grave), taken, gone);
    }

    /** This household with one more card that everybody knows to be in the hand. */
    Household holding(int card) {
        return new Household(party, morgue, graves, taken | Cells.of(card), gone);
    }

    /** This household without a card at the party, in the morgue or in the hand. */
    Household without(int card) {
        long others = ~Cells.of(card);
        return new Household(party & others, morgue & others, graves, taken & others, gone);
    }

    /**
     * The empty household of a seat that gave up.
     *
     * @param gone the seat's place in the order of giving up, from 1
     */
    static Household left(int gone) {
        return new Household(0, 0, 0, 0, gone);
    }
}
