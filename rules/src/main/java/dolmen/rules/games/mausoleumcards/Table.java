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
 * All that everybody at the table knows: what lies open, and how many cards nobody has shown.
 *
 * @param places by seat
 * @param shop the graves that are for sale
 * @param doozies by the heir that carries one
 */
record Table(List<Place> places, Stock stock, long shop, Map<Integer, Integer> doozies, Due due, int ply) {

    Table {
        places = List.copyOf(places);
        doozies = Map.copyOf(doozies);
    }

    /** The table before the first card is dealt. */
    static Table start(int seats) {
        return new Table(
                IntStream.range(0, seats).mapToObj(seat -> Place.EMPTY).toList(),
                new Stock(List.of(Shuffle.of(Deck.ALL & ~Deck.GRAVES, seats)), List.of()),
                Deck.GRAVES,
                Map.of(),
                new Due(Due.Step.DEAL, 0, 1),
                0);
    }

    int seats() {
        return places.size();
    }

    /** Who acts next. */
    Turn turn() {
        return new Verdict(this)
                .outcome()
                .<Turn>map(Turn.Over::new)
                .orElseGet(() -> due.step().isChance() ? new Turn.Chance() : new Turn.ToMove(new Seat(due.seat())));
    }

    /** How many cards each seat is dealt, and holds between turns. */
    int handSize() {
        return switch (seats()) {
            case 2, 3 -> 5;
            case 4 -> 4;
            default -> 3;
        };
    }

    Place place(int seat) {
        return places.get(seat);
    }

    /** The place of the seat whose turn it is. */
    Place own() {
        return place(due.seat());
    }

    /** How many cards a seat holds. */
    int handOf(int seat) {
        return stock.heldBy(seat) + Cells.count(place(seat).taken());
    }

    boolean inPlay(int seat) {
        return place(seat).inPlay();
    }

    /** The seats in play, in turn order. */
    IntStream playing() {
        return IntStream.range(0, seats()).filter(this::inPlay);
    }

    /** All heirs at any party. */
    long parties() {
        long heirs = 0;
        for (Place place : places) {
            heirs |= place.party();
        }
        return heirs;
    }

    /** All heirs in any morgue. */
    long morgues() {
        long heirs = 0;
        for (Place place : places) {
            heirs |= place.morgue();
        }
        return heirs;
    }

    /** The seat at whose party, or in whose morgue, an heir is. */
    int hostOf(int heir) {
        return IntStream.range(0, seats())
                .filter(seat -> Cells.has(place(seat).party() | place(seat).morgue(), heir))
                .findFirst()
                .orElseThrow();
    }

    /** What the doozy of an heir does; {@link Rule#NONE} if it carries none. */
    Rule doozyRule(int heir) {
        Integer doozy = doozies.get(heir);
        return doozy == null ? Rule.NONE : Deck.rule(doozy);
    }

    /** The heirs that the seat whose turn it is may off. */
    long offable() {
        long open = Cells.stream(parties())
                .filter(heir -> doozyRule(heir) != Rule.BODYGUARD)
                .mapToLong(Cells::of)
                .sum();
        if ((own().party() & Deck.MEDDLING) != 0) {
            open &= Deck.MEDDLING;
        }
        long notClever = open & ~Deck.CLEVER;
        return notClever == 0 ? open : notClever;
    }

    Table with(int seat, Place place) {
        var changed = new ArrayList<>(places);
        changed.set(seat, place);
        return new Table(changed, stock, shop, doozies, due, ply);
    }

    Table with(Stock other) {
        return new Table(places, other, shop, doozies, due, ply);
    }

    Table with(Due next) {
        return new Table(places, stock, shop, doozies, next, ply);
    }

    /** This table with a doozy on an heir. */
    Table burdened(int heir, int doozy) {
        var more = new HashMap<>(doozies);
        more.put(heir, doozy);
        return new Table(places, stock, shop, more, due, ply);
    }

    Table withoutGrave(int grave) {
        return new Table(places, stock, shop & ~Cells.of(grave), doozies, due, ply);
    }

    Table withPly(int number) {
        return new Table(places, stock, shop, doozies, due, number);
    }

    /** This table after a card left a hand for all to see. */
    Table shown(int seat, int card) {
        Place place = place(seat);
        return Cells.has(place.taken(), card) ? with(seat, place.without(card)) : with(stock.shownBy(seat, card));
    }

    /** This table with a card more on the pile. */
    Table discarded(int card) {
        return with(stock.discarded(card));
    }

    /** This table after an heir was discarded from where it is, its doozy first. */
    Table heirDiscarded(int heir) {
        int host = hostOf(heir);
        Table without = with(host, place(host).without(heir));
        Integer doozy = doozies.get(heir);
        return doozy == null
                ? without.discarded(heir)
                : without.relieved(heir).discarded(doozy).discarded(heir);
    }

    private Table relieved(int heir) {
        var fewer = new HashMap<>(doozies);
        fewer.remove(heir);
        return new Table(places, stock, shop, fewer, due, ply);
    }

    /** This table after the turn of a seat: an empty deck is replenished, and the next seat is to act. */
    Table turnEnded() {
        int next = nextInPlay();
        int round = next <= due.seat() ? due.round() + 1 : due.round();
        return with(stock.replenished()).with(new Due(Due.Step.TURN, next, round));
    }

    /** The next seat in play after the one that is due, going round the table. */
    int nextInPlay() {
        return IntStream.rangeClosed(1, seats())
                .map(step -> (due.seat() + step) % seats())
                .filter(this::inPlay)
                .findFirst()
                .orElseThrow();
    }
}
