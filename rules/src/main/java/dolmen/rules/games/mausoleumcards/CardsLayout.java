package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.scene.Surface.Table.CARD_HEIGHT;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the places for cards are: a row for each seat in turn order, the last at the bottom; before that one the shop,
 * the deck and the pile, and below it the viewer's hand. Measured in the width of a card at a party.
 */
final class CardsLayout {
    /** From the top of a row to its cards, and to the middle of the words above them. */
    private static final double HEADING = 0.46;

    private static final double WORDS = 0.19;
    private static final double BETWEEN_ROWS = 0.2;
    private static final double ROW = HEADING + CARD_HEIGHT + BETWEEN_ROWS;

    private static final Stand PARTY = new Stand(0, 1, 1, 1.08);
    private static final Stand MORGUE = new Stand(4.5, 0.66, CARD_HEIGHT, 1);
    private static final Stand GRAVES = new Stand(6.6, 0.48, 1, 0.54);
    private static final Stand BACKS = new Stand(8.18, 0.62, 1, 0);
    private static final Stand SHOP = new Stand(0, 0.68, 1, 0.735);
    private static final Stand DECK = new Stand(6.78, 0.9, 1, 0);
    private static final Stand PILE = new Stand(7.86, 0.9, 1, 0);
    private static final Stand HAND = new Stand(0, 1.36, 1, 1.45);

    /** From the upper of two lines of small cards to the lower. */
    private static final double LINE = 0.74;

    private final Knowledge knowledge;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    private CardsLayout(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /**
     * Cards side by side.
     *
     * @param left where the first begins
     * @param size how large they are
     * @param width of each, in its size
     * @param pitch from one to the next
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
        for (int line = 0; line < seats - 1; line++) {
            addRow((bottom + 1 + line) % seats, line * ROW);
        }
        addStock((seats - 1) * ROW);
        addRow(bottom, seats * ROW);
        if (knowledge.viewer() instanceof Seat) {
            addHand((seats + 1) * ROW);
        }
        return new Surface.Table(Material.FELT, cells, labels);
    }

    private void addRow(int seat, double top) {
        Household household = knowledge.table().household(seat);
        Side side = CardsScene.side(seat);
        double middle = top + HEADING + CARD_HEIGHT / 2;
        for (int index = 0; index < Household.ROOM; index++) {
            add(Slots.party(seat, index), PARTY, index, middle, side);
            add(Slots.morgue(seat, index), MORGUE, index % 2, inTwoLines(middle, index), side);
        }
        for (int index = 0; index < Slots.GRAVES; index++) {
            add(Slots.grave(seat, index), GRAVES, index % 2, inTwoLines(middle, index), side);
        }
        head(CardsWords.seat(seat) + (household.inPlay() ? "" : ", gone"), PARTY, top);
        head("Morgue", MORGUE, top);
        head("Graves $" + household.worth() + "m", GRAVES, top);
        if (!knowledge.isAt(seat)) {
            add(Slots.backs(seat), BACKS, 0, middle, side);
        }
    }

    private static double inTwoLines(double middle, int index) {
        return middle + (index < 2 ? -LINE / 2 : LINE / 2);
    }

    private void addStock(double top) {
        double middle = top + HEADING + CARD_HEIGHT / 2;
        Cells.stream(Deck.GRAVES)
                .forEach(grave -> add(Slots.shop(grave), SHOP, Slots.index(Deck.GRAVES, grave), middle, Side.NOBODY));
        add(Slots.DECK, DECK, 0, middle, Side.NOBODY);
        add(Slots.PILE, PILE, 0, middle, Side.NOBODY);
        head("Shop (* what this host filled in, see the rules)", SHOP, top);
        head("Deck", DECK, top);
        head("Pile", PILE, top);
    }

    private void addHand(double top) {
        for (int index = 0; index <= knowledge.table().handSize(); index++) {
            add(Slots.hand(index), HAND, index, top + HEADING + HAND.size() * CARD_HEIGHT / 2, Side.NOBODY);
        }
        head("Your hand", HAND, top);
    }

    private void add(String name, Stand stand, int index, double y, Side side) {
        cells.add(new Cell(name, stand.x(index), y, side, stand.size()));
    }

    private void head(String text, Stand stand, double top) {
        labels.add(new Label(text, stand.left(), top + WORDS, Label.Location.HEADING));
    }
}
