package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What one viewer knows: the open table and, at a seat, the cards of its own hand that nobody else knows.
 *
 * @param hidden those cards; none for a spectator
 */
record CardsView(Table table, Viewer viewer, long hidden) implements View<CardsMove> {

    /** True if the viewer sits there. */
    boolean isAt(int seat) {
        return viewer.equals(new Seat(seat));
    }

    /** The cards of a seat's hand that the viewer knows. */
    long known(int seat) {
        return table.place(seat).taken() | (isAt(seat) ? hidden : 0);
    }

    @Override
    public Turn turn() {
        return table.turn();
    }

    @Override
    public List<CardsMove> legalMoves() {
        return turn() instanceof Turn.ToMove(Seat seat) ? new Choices(table, known(seat.index())).list() : List.of();
    }

    @Override
    public Parsed<CardsMove> parse(String typed) {
        return new CardsReader(this).read(typed);
    }

    @Override
    public List<Step> steps(CardsMove move) {
        return new CardsSteps(this).of(move);
    }

    /** Any distribution of the cards that nobody has shown, each shuffle's among those who drew from it. */
    @Override
    public CardsPosition sample(RandomGenerator random) {
        var hands = new ArrayList<Long>();
        long left = ~hidden;
        for (int seat = 0; seat < table.seats(); seat++) {
            long hand = isAt(seat) ? hidden : anyHand(seat, left, random);
            hands.add(hand);
            left &= ~hand;
        }
        return new CardsPosition(table, hands);
    }

    private long anyHand(int seat, long left, RandomGenerator random) {
        long hand = 0;
        for (Shuffle shuffle : table.stock().shuffles()) {
            hand |= Draws.any(shuffle.cards() & left, shuffle.held().get(seat), random);
        }
        return hand;
    }

    @Override
    public BoardScene scene(Seat bottom) {
        return new CardsScene(this).seenFrom(bottom);
    }
}
