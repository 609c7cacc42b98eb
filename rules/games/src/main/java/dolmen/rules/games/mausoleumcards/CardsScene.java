package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The picture of a view, as data. Each seat has the side of its number. */
record CardsScene(Knowledge knowledge) {
    private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH, Side.FIFTH);

    /** The scene with the seat's row at the bottom, and below it the viewer's own hand, if there is one. */
    BoardScene seenFrom(Seat bottom) {
        return new BoardScene(
                CardsLayout.surface(knowledge, bottom),
                tokens(),
                List.of(),
                trays(),
                new SceneInWords(knowledge).description());
    }

    static Side side(int seat) {
        return SIDES.get(seat);
    }

    private Table table() {
        return knowledge.table();
    }

    private List<Token> tokens() {
        var tokens = new ArrayList<Token>();
        for (int seat = 0; seat < table().seats(); seat++) {
            addRow(seat, tokens);
        }
        addStock(tokens);
        if (knowledge.viewer() instanceof Seat(int seat)) {
            addAll(knowledge.known(seat), Slots::hand, CardsLayout.pose(knowledge), side(seat), tokens);
        }
        return tokens;
    }

    private void addRow(int seat, List<Token> tokens) {
        Household household = table().household(seat);
        addAll(household.party(), index -> Slots.party(seat, index), Card.Pose.UPRIGHT, side(seat), tokens);
        Cells.stream(household.morgue()).mapToObj(heir -> inMorgue(seat, heir)).forEach(tokens::add);
        addAll(household.graves(), index -> Slots.grave(seat, index), Card.Pose.UPRIGHT, side(seat), tokens);
        int hand = table().handOf(seat);
        if (!knowledge.isAt(seat) && hand > 0) {
            tokens.add(new Token(Slots.backs(seat), new Glyph.Back(hand), side(seat)));
        }
    }

    private void addStock(List<Token> tokens) {
        Cells.stream(table().shop()).mapToObj(CardsScene::inShop).forEach(tokens::add);
        Stock stock = table().stock();
        if (stock.deck() > 0) {
            tokens.add(new Token(Slots.DECK, new Glyph.Back(stock.deck()), Side.NOBODY));
        }
        if (!stock.pile().isEmpty()) {
            tokens.add(new Token(Slots.PILE, face(stock.pile().getLast(), List.of(), Card.Pose.UPRIGHT), Side.NOBODY));
        }
    }

    /** A grave that is for sale. */
    static Token inShop(int grave) {
        return new Token(Slots.shop(grave), face(grave, List.of(), Card.Pose.UPRIGHT), Side.NOBODY);
    }

    /** An heir in the morgue of the seat. */
    Token inMorgue(int seat, int heir) {
        int place = Slots.index(table().household(seat).morgue(), heir);
        return new Token(Slots.morgue(seat, place), face(heir, attachedTo(heir), Card.Pose.SIDEWAYS), side(seat));
    }

    private void addAll(long cards, IntFunction<String> slot, Card.Pose pose, Side side, List<Token> tokens) {
        Cells.stream(cards)
                .mapToObj(card ->
                        new Token(slot.apply(Slots.index(cards, card)), face(card, attachedTo(card), pose), side))
                .forEach(tokens::add);
    }

    private List<String> attachedTo(int heir) {
        Integer doozy = table().doozies().get(heir);
        return doozy == null ? List.of() : List.of(Deck.card(doozy).motif());
    }

    private static Glyph face(int number, List<String> attached, Card.Pose pose) {
        Printed card = Deck.card(number);
        return new Glyph.Face(new Card(
                card.motif(),
                card.name(),
                card.valued() ? Integer.toString(card.value()) : "",
                card.kind().frame(),
                card.words(),
                attached,
                pose));
    }

    private List<Tray> trays() {
        return IntStream.range(0, table().seats())
                .mapToObj(seat -> new Tray(seat, side(seat), knowledge.called(seat), count(seat)))
                .toList();
    }

    private Argument count(int seat) {
        Household household = table().household(seat);
        if (!household.inPlay()) {
            return MausoleumcardsPhrases.trayGone();
        }
        long known = household.taken();
        int worth = household.worth();
        int hand = table().handOf(seat);
        return switch (Cells.count(known)) {
            case 0 -> MausoleumcardsPhrases.trayCount(worth, FinalRanking.GRAND, hand);
            case 1 -> MausoleumcardsPhrases.trayHolding(worth, FinalRanking.GRAND, hand, brief(Cells.first(known)));
            default -> MausoleumcardsPhrases.trayKnown(worth, FinalRanking.GRAND, hand, Cells.count(known));
        };
    }

    private static Verbatim brief(int card) {
        return new Verbatim(Card.brief(Deck.card(card).motif()));
    }
}
