package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.scene.Surface.Table.CARD_HEIGHT;
import static dolmen.rules.scene.Surface.Table.OPEN_WIDTH;
import static dolmen.rules.scene.Surface.Table.WIDE_WIDTH;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.Card;
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
 * deck and the pile, and below it the viewer's hand. The unit is the width of a card at a party.
 */
final class CardsLayout {
    /** The distance from the top of a row to its cards, and to the middle of the words above them. */
    private static final double HEADING = 0.5;

    private static final double WORDS = 0.2;

    /** The height of a line of words. */
    private static final double LINE = 0.37;

    /** The rise of the words above the middle of their line, away from the cards. */
    private static final double WORDS_RISE = 0.05;

    /** The distance from the top of the shop and of the hand to their cards. */
    private static final double SHORT_HEADING = 0.43;

    private static final double BETWEEN_ROWS = 0.12;

    private static final Stand PARTY = new Stand(0, 1.29, 1, 1.36, 4);
    private static final Stand MORGUE = new Stand(5.62, 0.78, CARD_HEIGHT, 1.1, 2);
    private static final Stand GRAVES = new Stand(7.98, 0.6, 1, 0.66, 2);
    private static final Stand BACKS = new Stand(9.36, 0.8, 1, 0, 1);
    private static final Stand SHOP = new Stand(0, 0.78, 1, 0.84, 9);
    private static final Stand DECK = new Stand(8.05, 0.8, 1, 0, 1);
    private static final Stand PILE = new Stand(9.36, 0.8, 1, 0, 1);
    private static final Stand HAND = new Stand(0, 1.26, OPEN_WIDTH, 5.12, 2);
    private static final Stand WIDE_HAND = new Stand(0, 1.06, WIDE_WIDTH, 0, 1);

    /** The size of rows at tables of two, three, four and five. */
    private static final double[] SIZES = {1, 0.8, 0.66, 0.6};

    private static final int FEWEST = 2;

    /** The number of seats from which cards in hand are below each other, because their letters are larger. */
    private static final int MANY = 4;

    /** The size of a place without a card. */
    private static final double EMPTY = 0.34;

    private static final double BETWEEN_LINES = 0.07;

    private final Knowledge knowledge;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();

    private CardsLayout(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /**
     * A block of cards in lines, from the top down.
     *
     * @param left the left edge of the first card
     * @param size the size of the cards
     * @param width the width of a card, in units of its size
     * @param pitch the distance from one card to the next
     * @param line the number of cards in a line
     */
    private record Stand(double left, double size, double width, double pitch, int line) {
        double x(int index) {
            return left + size * width / 2 + index % line * pitch;
        }

        /** The distance of a card's centre below that of the first line. */
        double y(int index) {
            int before = index / line;
            return before * (height() + BETWEEN_LINES);
        }

        private double height() {
            return width > 1 ? size : size * CARD_HEIGHT;
        }

        /** This block with smaller cards at the same places. */
        Stand smaller(double part) {
            return new Stand(left, part * size, width, pitch, line);
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
     * @param headed true if the row has column headings; the rows above and below it share them
     */
    private double addRow(int seat, double top, boolean headed) {
        Household household = knowledge.table().household(seat);
        Side side = CardsScene.side(seat);
        double height = sized(PARTY).height();
        double cards = top + HEADING + (headed ? LINE : 0);
        double middle = cards + height / 2;
        labels.add(new Label(knowledge.called(seat), 0, top + WORDS, Label.Location.PLAYER));
        if (headed) {
            head(MausoleumcardsPhrases.headParty(), PARTY, top + HEADING - WORDS_RISE);
            head(MausoleumcardsPhrases.headMorgue(), MORGUE, top + HEADING - WORDS_RISE);
            head(MausoleumcardsPhrases.headGraves(), GRAVES, top + HEADING - WORDS_RISE);
        }
        add(sized(PARTY), household.party(), index -> Slots.party(seat, index), middle, side);
        add(sized(MORGUE), household.morgue(), index -> Slots.morgue(seat, index), middle, side);
        add(sized(GRAVES), household.graves(), index -> Slots.grave(seat, index), middle, side);
        if (!knowledge.isAt(seat)) {
            cells.add(new Cell(
                    Slots.backs(seat), BACKS.x(0), middle, side, sized(BACKS).size()));
        }
        return cards + height + BETWEEN_ROWS;
    }

    private Stand sized(Stand stand) {
        return stand.smaller(SIZES[knowledge.table().seats() - FEWEST]);
    }

    /** The pose of the cards in the viewer's hand. */
    static Card.Pose pose(Knowledge knowledge) {
        return knowledge.table().seats() < MANY ? Card.Pose.OPEN : Card.Pose.WIDE;
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
        head(MausoleumcardsPhrases.headShop(), SHOP, top);
        head(MausoleumcardsPhrases.headDeck(), DECK, top);
        head(MausoleumcardsPhrases.headPile(), PILE, top);
        return top + SHORT_HEADING + height + BETWEEN_ROWS;
    }

    private void addHand(long hand, double top) {
        Stand stand = pose(knowledge) == Card.Pose.WIDE ? WIDE_HAND : HAND;
        for (int index = 0; index < Cells.count(hand); index++) {
            double y = top + SHORT_HEADING + stand.size() / 2 + stand.y(index);
            cells.add(new Cell(Slots.hand(index), stand.x(index), y, Side.NOBODY, stand.size()));
        }
        head(MausoleumcardsPhrases.headHand(), stand, top);
    }

    /** Adds the places for one kind of cards; places without a card are small. */
    private void add(Stand stand, long cards, IntFunction<String> slot, double middle, Side side) {
        int lying = Cells.count(cards);
        double top = middle - stand.y(Household.ROOM - 1) / 2;
        for (int index = 0; index < Household.ROOM; index++) {
            double size = index < lying ? stand.size() : EMPTY;
            cells.add(new Cell(slot.apply(index), stand.x(index), top + stand.y(index), side, size));
        }
    }

    private void head(Argument text, Stand stand, double top) {
        labels.add(new Label(text, stand.left(), top + WORDS, Label.Location.HEADING));
    }
}
