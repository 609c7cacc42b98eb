package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;

/** The names of the places for cards, and the place of each card: cards of one kind are in ascending order. */
final class Slots {
    private Slots() {}

    static final String DECK = "deck";
    static final String PILE = "pile";

    /** The number of places for graves in a mausoleum; four are worth at least $10m. */
    static final int GRAVES = 4;

    static String party(int seat, int index) {
        return (seat + 1) + "p" + (index + 1);
    }

    static String morgue(int seat, int index) {
        return (seat + 1) + "m" + (index + 1);
    }

    static String grave(int seat, int index) {
        return (seat + 1) + "g" + (index + 1);
    }

    /** The place of a seat's hand, face down. */
    static String backs(int seat) {
        return (seat + 1) + "h";
    }

    /** The place of a card in the viewer's own hand. */
    static String hand(int index) {
        return "h" + (index + 1);
    }

    static String shop(int grave) {
        return "s" + grave;
    }

    /** The number of cards of the set before the card. */
    static int index(long cards, int card) {
        return Cells.count(cards & (Cells.of(card) - 1));
    }

    /** The place that an heir has left empty: its own, or the end of its row if the heirs after it have moved up. */
    static String left(Table before, Table after, int heir) {
        for (int seat = 0; seat < before.seats(); seat++) {
            long party = before.household(seat).party();
            if (Cells.has(party, heir)) {
                return party(seat, left(party, after.household(seat).party(), heir));
            }
            long morgue = before.household(seat).morgue();
            if (Cells.has(morgue, heir)) {
                return morgue(seat, left(morgue, after.household(seat).morgue(), heir));
            }
        }
        throw new IllegalArgumentException("heir " + heir + " is at no party and in no morgue");
    }

    private static int left(long before, long after, int heir) {
        return Math.max(index(before, heir), Cells.count(after));
    }

    /** The place of an heir, at a party or in a morgue; otherwise the pile. */
    static String ofHeir(Table table, int heir) {
        for (int seat = 0; seat < table.seats(); seat++) {
            Household household = table.household(seat);
            if (Cells.has(household.party(), heir)) {
                return party(seat, index(household.party(), heir));
            }
            if (Cells.has(household.morgue(), heir)) {
                return morgue(seat, index(household.morgue(), heir));
            }
        }
        return PILE;
    }
}
