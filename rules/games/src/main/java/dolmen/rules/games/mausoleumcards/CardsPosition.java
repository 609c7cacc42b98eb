package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A position of Mausoleum, the card game. Nobody knows the order of the deck, not even the rules: the deck is a set,
 * and a draw takes any card of it.
 *
 * @param table the public part
 * @param hidden the cards of each seat's hand that nobody else knows
 */
record CardsPosition(Table table, List<Long> hidden) implements Position<CardsMove> {

    CardsPosition {
        hidden = List.copyOf(hidden);
    }

    static CardsPosition start(int seats) {
        return new CardsPosition(
                Table.start(seats),
                IntStream.range(0, seats).mapToObj(seat -> 0L).toList());
    }

    @Override
    public int seats() {
        return table.seats();
    }

    /** All cards in a seat's hand. */
    long hand(int seat) {
        return hidden.get(seat) | table.household(seat).taken();
    }

    /** The cards of the deck. */
    long deck() {
        long deck = table.stock().current().cards();
        for (long hand : hidden) {
            deck &= ~hand;
        }
        return deck;
    }

    @Override
    public Turn turn() {
        return table.turn();
    }

    private boolean isOver() {
        return new FinalRanking(table).isOver();
    }

    private Choices choices() {
        return new Choices(table, hand(table.due().seat()));
    }

    @Override
    public List<CardsMove> legalMoves() {
        return isOver() ? List.of() : choices().list();
    }

    private boolean allows(CardsMove move) {
        if (isOver()) {
            return false;
        }
        return move instanceof Deal(int card)
                ? table.due().step().isChance() && Cells.has(deck(), card)
                : choices().allow(move);
    }

    @Override
    public CardsPosition play(CardsMove move) {
        if (!allows(move)) {
            throw new IllegalArgumentException(CardsNotation.INSTANCE.write(move) + " is not legal here");
        }
        int seat = table.due().seat();
        long kept = hidden.get(seat) & ~Cells.of(move.played());
        return after(new Effect(table).of(move), seat, move instanceof Deal(int card) ? kept | Cells.of(card) : kept);
    }

    private CardsPosition after(Table now, int seat, long hand) {
        var hands = new ArrayList<>(hidden);
        hands.set(seat, hand);
        return new CardsPosition(now, hands);
    }

    @Override
    public CardsMove sampleChance(RandomGenerator random) {
        if (isOver() || !table.due().step().isChance()) {
            throw new IllegalStateException("it is not chance's turn");
        }
        return new Deal(Draws.any(deck(), random));
    }

    @Override
    public List<Set<Seat>> places() {
        return new FinalRanking(table).places();
    }

    @Override
    public CardsPosition withdraw(Seat seat) {
        if (seats() == 2 || isOver() || seat.index() >= seats() || !table.inPlay(seat.index())) {
            throw new IllegalArgumentException("seat %s cannot leave the table".formatted(seat));
        }
        return after(new Effect(table).ofLeaving(seat.index(), hand(seat.index())), seat.index(), 0);
    }

    private Knowledge knownTo(Viewer viewer) {
        return switch (viewer) {
            case Seat seat -> new Knowledge(table, seat, hidden.get(seat.index()));
            case Spectator spectator -> new Knowledge(table, spectator, 0);
        };
    }

    @Override
    public View<CardsMove> seenBy(Viewer viewer) {
        return new CardsView(knownTo(viewer));
    }

    @Override
    public Phrase describe(CardsMove move, Viewer viewer) {
        return new CardsSentence(knownTo(viewer), false).of(move);
    }

    @Override
    public Phrase tell(CardsMove move, Viewer viewer) {
        return new CardsSentence(knownTo(viewer), true).of(move);
    }

    @Override
    public List<Mark> marks(CardsMove move, Viewer viewer) {
        return new CardsMarks(knownTo(viewer)).of(move);
    }

    @Override
    public boolean progress(CardsMove move) {
        return true;
    }

    @Override
    public int ply() {
        return table.ply();
    }

    @Override
    public String text() {
        return CardsText.write(this);
    }
}
