package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.Due.Step;
import java.util.stream.IntStream;

/** Checks that every card of a position is in a possible place, and that the turn is possible. */
record PositionCheck(CardsPosition position) {

    void check() {
        checkDue();
        IntStream.range(0, table().seats()).forEach(this::checkSeat);
        checkCards();
        checkLeavers();
        require(table().ply() > 0 || position.equals(CardsPosition.start(position.seats())), "ply 0 is not the start");
    }

    private Table table() {
        return position.table();
    }

    private void checkSeat(int seat) {
        Household household = table().household(seat);
        require(
                ((household.party() | household.morgue()) & ~Deck.HEIRS) == 0,
                "a card at a party or in a morgue is not an heir");
        require((household.graves() & ~Deck.GRAVES) == 0, "a card in a mausoleum is not a grave");
        require(
                Cells.count(household.party()) <= Household.ROOM && Cells.count(household.morgue()) <= Household.ROOM,
                "there are more than four heirs");
        require((position.hand(seat) & Deck.GRAVES) == 0, "a grave is in a hand");
        require(
                !household.inPlay() || Cells.count(position.hand(seat)) == expectedHand(seat),
                "a hand has the wrong size");
    }

    private int expectedHand(int seat) {
        Due due = table().due();
        return switch (due.step()) {
            case TURN, DRAW -> table().handSize();
            case PLAY -> table().handSize() + (seat == due.seat() ? 1 : 0);
            case DEAL -> Cells.count(position.hand(due.seat())) + (seat < due.seat() ? 1 : 0);
        };
    }

    private void checkCards() {
        require((table().shop() & ~Deck.GRAVES) == 0, "a card in the shop is not a grave");
        require((Deck.set(table().stock().pile()) & Deck.GRAVES) == 0, "a grave is in the pile");
        long heirs = table().parties() | table().morgues();
        table().doozies().forEach((heir, doozy) -> {
            require(Cells.has(heirs, heir), "a doozy is on a card that is not an heir at a party or in a morgue");
            require(Deck.kind(doozy) == CardKind.DOOZY, "a card on an heir is not a doozy");
        });
    }

    private void checkLeavers() {
        int leavers = table().seats() - (int) table().playing().count();
        long orders = IntStream.range(0, table().seats())
                .map(seat -> table().household(seat).gone())
                .filter(gone -> gone >= 1 && gone <= leavers)
                .distinct()
                .count();
        require(orders == leavers, "the seats did not give up one by one");
        require(leavers < table().seats() && (leavers == 0 || table().seats() > 2), "too many seats gave up");
        long graves = table().households().stream()
                .mapToLong(Household::graves)
                .reduce(table().shop(), (one, other) -> one | other);
        require(leavers > 0 || graves == Deck.GRAVES, "a grave is missing");
    }

    private void checkDue() {
        Due due = table().due();
        require(due.seat() >= 0 && due.seat() < table().seats() && table().inPlay(due.seat()), "no seat can act");
        require(due.round() >= 1 && due.round() <= FinalRanking.ROUNDS + 1, "there is no such round");
        require(due.step() == Step.PLAY || table().stock().deck() > 0, "the deck is empty between turns");
        require(due.step() != Step.DEAL || isFresh(), "the first deal is not over");
        require(
                table().playing()
                                .filter(seat -> table().household(seat).worth() >= FinalRanking.GRAND)
                                .count()
                        <= 1,
                "two mausoleums have won");
    }

    /** True if nothing has happened yet except the deal, and seats giving up. */
    private boolean isFresh() {
        return table().due().round() == 1
                && table().shop() == Deck.GRAVES
                && (table().parties() | table().morgues()) == 0
                && table().stock().shuffles().size() == 1
                && table().playing().allMatch(seat -> table().household(seat).taken() == 0)
                && table().handOf(table().due().seat()) < table().handSize();
    }

    private static void require(boolean condition, String complaint) {
        CardsText.require(condition, complaint);
    }
}
