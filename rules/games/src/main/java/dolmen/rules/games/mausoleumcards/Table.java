package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The public knowledge at the table: the open cards, and the numbers of the hidden ones.
 *
 * @param households the households by seat
 * @param shop the graves for sale
 * @param doozies the doozies by their heirs
 */
record Table(List<Household> households, Stock stock, long shop, Map<Integer, Integer> doozies, Due due, int ply) {

    Table {
        households = List.copyOf(households);
        doozies = Map.copyOf(doozies);
    }

    /** The table before the first card is dealt. */
    static Table start(int seats) {
        return new Table(
                IntStream.range(0, seats).mapToObj(seat -> Household.EMPTY).toList(),
                new Stock(List.of(Shuffle.of(Deck.ALL & ~Deck.GRAVES, seats)), List.of()),
                Deck.GRAVES,
                Map.of(),
                new Due(Due.Step.DEAL, 0, 1),
                0);
    }

    int seats() {
        return households.size();
    }

    /** The next actor. */
    Turn turn() {
        return new FinalRanking(this)
                .outcome()
                .<Turn>map(Turn.Over::new)
                .orElseGet(() -> due.step().isChance() ? new Turn.Chance() : new Turn.ToMove(new Seat(due.seat())));
    }

    /** The number of cards dealt to each seat, and held between turns. */
    int handSize() {
        return switch (seats()) {
            case 2, 3 -> 5;
            case 4 -> 4;
            default -> 3;
        };
    }

    Household household(int seat) {
        return households.get(seat);
    }

    /** The household of the seat to move. */
    Household own() {
        return household(due.seat());
    }

    /** The number of cards in a seat's hand. */
    int handOf(int seat) {
        return stock.heldBy(seat) + Cells.count(household(seat).taken());
    }

    boolean inPlay(int seat) {
        return household(seat).inPlay();
    }

    /** The seats in play, in turn order. */
    IntStream playing() {
        return IntStream.range(0, seats()).filter(this::inPlay);
    }

    /** All heirs at any party. */
    long parties() {
        long heirs = 0;
        for (Household household : households) {
            heirs |= household.party();
        }
        return heirs;
    }

    /** All heirs in any morgue. */
    long morgues() {
        long heirs = 0;
        for (Household household : households) {
            heirs |= household.morgue();
        }
        return heirs;
    }

    /** The seat that has this heir at its party or in its morgue. */
    int hostOf(int heir) {
        int seat = 0;
        while (!Cells.has(household(seat).party() | household(seat).morgue(), heir)) {
            seat++;
        }
        return seat;
    }

    /** The rule of an heir's doozy; {@link CardRule#NONE} if it has none. */
    CardRule doozyRule(int heir) {
        Integer doozy = doozies.get(heir);
        return doozy == null ? CardRule.NONE : Deck.rule(doozy);
    }

    /** The heirs that the seat to move may kill. */
    long offable() {
        long open = parties() & ~guarded();
        if ((own().party() & Deck.MEDDLING) != 0) {
            open &= Deck.MEDDLING;
        }
        long notClever = open & ~Deck.CLEVER;
        return notClever == 0 ? open : notClever;
    }

    private long guarded() {
        long heirs = 0;
        for (int heir : doozies.keySet()) {
            heirs |= doozyRule(heir) == CardRule.BODYGUARD ? Cells.of(heir) : 0;
        }
        return heirs;
    }

    Table with(int seat, Household household) {
        var changed = new ArrayList<>(households);
        changed.set(seat, household);
        return new Table(changed, stock, shop, doozies, due, ply);
    }

    Table with(Stock other) {
        return new Table(households, other, shop, doozies, due, ply);
    }

    Table with(Due next) {
        return new Table(households, stock, shop, doozies, next, ply);
    }

    /** This table with a doozy on an heir. */
    Table burdened(int heir, int doozy) {
        var more = new HashMap<>(doozies);
        more.put(heir, doozy);
        return new Table(households, stock, shop, more, due, ply);
    }

    Table withoutGrave(int grave) {
        return new Table(households, stock, shop & ~Cells.of(grave), doozies, due, ply);
    }

    Table withPly(int number) {
        return new Table(households, stock, shop, doozies, due, number);
    }

    /** This table after a card has left a hand openly. */
    Table shown(int seat, int card) {
        Household household = household(seat);
        return Cells.has(household.taken(), card)
                ? with(seat, household.without(card))
                : with(stock.shownBy(seat, card));
    }

    /** This table with one more card on the pile. */
    Table discarded(int card) {
        return with(stock.discarded(card));
    }

    /** This table after an heir was discarded, its doozy first. */
    Table heirDiscarded(int heir) {
        int host = hostOf(heir);
        Table without = with(host, household(host).without(heir));
        Integer doozy = doozies.get(heir);
        return doozy == null
                ? without.discarded(heir)
                : without.relieved(heir).discarded(doozy).discarded(heir);
    }

    private Table relieved(int heir) {
        var fewer = new HashMap<>(doozies);
        fewer.remove(heir);
        return new Table(households, stock, shop, fewer, due, ply);
    }

    /** This table after a seat's turn: an empty deck is replenished, and the next seat is to act. */
    Table turnEnded() {
        int next = nextInPlay();
        int round = next <= due.seat() ? due.round() + 1 : due.round();
        return with(stock.replenished()).with(new Due(Due.Step.TURN, next, round));
    }

    /** The next seat in play after the one to act, round the table. */
    int nextInPlay() {
        int next = (due.seat() + 1) % seats();
        while (!inPlay(next)) {
            next = (next + 1) % seats();
        }
        return next;
    }
}
