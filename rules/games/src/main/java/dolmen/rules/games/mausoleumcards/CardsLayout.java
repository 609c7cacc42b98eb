package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.scene.Surface.Table.CARD_HEIGHT;
import static dolmen.rules.scene.Surface.Table.OPEN_WIDTH;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The places for cards: a row for each seat in turn order, the last one at the bottom. Above that row are the shop, the
 * deck and the pile, and below it the viewer's hand. Measured in widths of a card at a party.
 */
final class CardsLayout {
    private static final String RECONSTRUCTED = "* Our guess: the printed words are lost.";

    /** The distance from the top of a row to its cards, and to the middle of the words above them. */
    private static final double HEADING = 0.5;

    private static final double WORDS = 0.2;

    /** The height of a line with words alone. */
    private static final double LINE = 0.37;

    /** The distance of the words above the middle of their line, away from the cards. */
    private static final double WORDS_RISE = 0.05;

    /** The distance from the top of the shop to its cards. */
    private static final double SHORT_HEADING = 0.43;

    /** The distance from the top of a hand to its cards, which have a name at their upper edge and no felt. */
    private static final double HAND_HEADING = 0.56;

    private static final double BETWEEN_ROWS = 0.1;

    private static final Stand PARTY = new Stand(0, 0.8, 1, 0.88);
    private static final Stand MORGUE = new Stand(3.75, 0.56, CARD_HEIGHT, 0.84);
    private static final Stand GRAVES = new Stand(7.3, 0.52, 1, 0.57);
    private static final Stand BACKS = new Stand(9.66, 0.5, 1, 0);
    private static final Stand SHOP = new Stand(0, 0.72, 1, 0.78);
    private static final Stand DECK = new Stand(7.4, 0.8, 1, 0);
    private static final Stand PILE = new Stand(8.6, 0.8, 1, 0);
    private static final Stand HAND = new Stand(0, 1.2, OPEN_WIDTH, 0);

    /** The size of a place without a card. */
    private static final double EMPTY = 0.34;

    private static final double BETWEEN_LINES = 0.1;
    private static final double LEAST_ROW = 0.7;

    private final Knowledge knowledge;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    private CardsLayout(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /**
     * Cards side by side.
     *
     * @param left the left edge of the first
     * @param size their size
     * @param width the width of each, in its size
     * @param pitch the distance from one to the next
     */
    private record Stand(double left, double size, double width, double pitch) {
        double x(int index) {
            return left + size * width / 2 + index * pitch;
        }
    }

    static Surface surface(Knowledge knowledge, Seat bottom) {
        return new CardsLayout(knowledge).surface(bottom.index());
    }

    private Surface surface(int bottom) {
        int seats = knowledge.table().seats();
        boolean own = knowledge.viewer() instanceof Seat;
        double top = 0;
        for (int line = 1; line < seats; line++) {
            top = addRow((bottom + line) % seats, top, line == 1 && !own);
        }
        top = addRow(bottom, addStock(top), true);
        if (knowledge.viewer() instanceof Seat(int seat)) {
            addHand(knowledge.known(seat), top);
        }
        return new Surface.Table(Material.FELT, cells, labels);
    }

    /**
     * Adds the row of a seat; returns its lower end.
     *
     * @param headed true if words name its columns; the row below or above it has the same ones
     */
    private double addRow(int seat, double top, boolean headed) {
        Household household = knowledge.table().household(seat);
        Side side = CardsScene.side(seat);
        double height =
                Math.max(LEAST_ROW, household.party() == 0 ? GRAVES.size() * CARD_HEIGHT : PARTY.size() * CARD_HEIGHT);
        double cards = top + HEADING + (headed ? LINE : 0);
        double middle = cards + height / 2;
        labels.add(new Label(knowledge.called(seat), 0, top + WORDS, Label.Location.PLAYER));
        if (headed) {
            head("Party", PARTY, top + HEADING - WORDS_RISE);
            head("Morgue", MORGUE, top + HEADING - WORDS_RISE);
            head("Graves", GRAVES, top + HEADING - WORDS_RISE);
        }
        add(PARTY, household.party(), index -> Slots.party(seat, index), middle, side);
        add(MORGUE, household.morgue(), index -> Slots.morgue(seat, index), middle, side);
        add(GRAVES, household.graves(), index -> Slots.grave(seat, index), middle, side);
        if (!knowledge.isAt(seat)) {
            cells.add(new Cell(Slots.backs(seat), BACKS.x(0), middle, side, BACKS.size()));
        }
        return cards + height + BETWEEN_ROWS;
    }

    private double addStock(double top) {
        double height = DECK.size() * CARD_HEIGHT;
        double middle = top + SHORT_HEADING + height / 2;
        Cells.stream(Deck.GRAVES).forEach(grave -> {
            int place = Slots.index(Deck.GRAVES, grave);
            cells.add(new Cell(Slots.shop(grave), SHOP.x(place), middle, Side.NOBODY, SHOP.size()));
        });
        cells.add(new Cell(Slots.DECK, DECK.x(0), middle, Side.NOBODY, DECK.size()));
        cells.add(new Cell(Slots.PILE, PILE.x(0), middle, Side.NOBODY, PILE.size()));
        head("Shop", SHOP, top);
        head("Deck", DECK, top);
        head("Pile", PILE, top);
        return top + SHORT_HEADING + height + BETWEEN_ROWS;
    }

    private void addHand(long hand, double top) {
        for (int index = 0; index < Cells.count(hand); index++) {
            double y = top + HAND_HEADING + HAND.size() / 2 + index * (HAND.size() + BETWEEN_LINES);
            cells.add(new Cell(Slots.hand(index), HAND.x(0), y, Side.NOBODY, HAND.size()));
        }
        head("Your hand", HAND, top);
        labels.add(new Label(RECONSTRUCTED, 0, top, Label.Location.NOTE));
    }

    /** Adds the places of cards of one kind; small ones for places without a card. */
    private void add(Stand stand, long cards, IntFunction<String> slot, double middle, Side side) {
        int lying = Cells.count(cards);
        for (int index = 0; index < Household.ROOM; index++) {
            boolean taken = index < lying;
            cells.add(new Cell(slot.apply(index), stand.x(index), middle, side, taken ? stand.size() : EMPTY));
        }
    }

    private void head(String text, Stand stand, double top) {
        labels.add(new Label(text, stand.left(), top + WORDS, Label.Location.HEADING));
    }
}
