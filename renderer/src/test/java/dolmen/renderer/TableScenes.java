package dolmen.renderer;

import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Card.Frame;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;

/** Scenes with cards on a table, made by hand. */
final class TableScenes {
    private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH, Side.FIFTH);
    private static final double ROW = 2.25;

    private TableScenes() {}

    static Card card(int number, String name, String value, Frame frame) {
        return new Card(number, name, value, frame, "", List.of(), Card.Pose.UPRIGHT, false);
    }

    private static Card sideways(Card card) {
        return new Card(
                card.number(),
                card.name(),
                card.value(),
                card.frame(),
                card.text(),
                card.attached(),
                Card.Pose.SIDEWAYS,
                card.house());
    }

    private static Card house(Card card, String text, String... attached) {
        return new Card(
                card.number(), card.name(), card.value(), card.frame(), text, List.of(attached), card.pose(), true);
    }

    /** A table with the given number of seats; the last row is the viewer's own hand. */
    static BoardScene table(int seats) {
        var cells = new ArrayList<Cell>();
        var labels = new ArrayList<Label>();
        var tokens = new ArrayList<Token>();
        var marks = new ArrayList<Mark>();
        shop(cells, labels, tokens);
        double y = 2.85;
        for (int seat = 0; seat < seats; seat++) {
            seat(seat, y, cells, labels, tokens);
            y += ROW;
        }
        hand(y + 0.25, cells, labels, tokens);
        marks.add(new Mark.Removed(new Token("m1.4", new Glyph.Face(sideways(heir(2))), Side.SECOND)));
        marks.add(new Mark.Arrow("p1.2", "m1.2"));
        marks.add(new Mark.Landed("m1.2"));
        var trays = new ArrayList<Tray>();
        for (int seat = 0; seat < seats; seat++) {
            trays.add(new Tray(seat, SIDES.get(seat), "Seat " + (seat + 1), "$" + seat + "m, 5 cards"));
        }
        return new BoardScene(
                new Surface.Table(Material.FELT, cells, labels), tokens, marks, trays, "A table for " + seats + ".");
    }

    private static void shop(List<Cell> cells, List<Label> labels, List<Token> tokens) {
        labels.add(new Label("Graves for sale", 0, 0, Label.Location.HEADING));
        String[] names = {
            "Marble Rotunda",
            "Gothic Crypt",
            "Family Vault",
            "Weeping Angel",
            "Obelisk",
            "Sarcophagus",
            "Granite Slab",
            "Columbarium Niche",
            "Pauper's Plot"
        };
        int[] values = {7, 6, 5, 5, 4, 4, 3, 3, 2};
        for (int grave = 0; grave < names.length; grave++) {
            String name = "s" + (grave + 1);
            cells.add(new Cell(name, 0.4 + grave * 0.86, 0.85, Side.NOBODY, 0.8));
            if (grave != 3) {
                Card card = card(37 + grave, names[grave], "" + values[grave], Frame.SLAB);
                tokens.add(new Token(name, new Glyph.Face(grave > 0 ? house(card, "") : card), Side.NOBODY));
            }
        }
        labels.add(new Label("Deck", 8.0, 0, Label.Location.HEADING));
        labels.add(new Label("Pile", 8.95, 0, Label.Location.HEADING));
        cells.add(new Cell("deck", 8.4, 0.85, Side.NOBODY, 0.8));
        cells.add(new Cell("pile", 9.35, 0.85, Side.NOBODY, 0.8));
        tokens.add(new Token("deck", new Glyph.Back(27), Side.NOBODY));
        tokens.add(new Token(
                "pile", new Glyph.Face(house(card(25, "Lost in the Hedge Maze", "", Frame.COFFIN), "")), Side.NOBODY));
    }

    private static Card heir(int number) {
        return switch (number) {
            case 1 -> card(1, "Beloved Husband", "2", Frame.OVAL);
            case 2 -> card(2, "Adoring Wife", "2", Frame.OVAL);
            case 3 -> house(card(3, "Loving Grandfather", "4", Frame.OVAL), "");
            case 4 -> house(card(4, "Doting Grandmother", "4", Frame.OVAL), "", "Bodyguard");
            case 5 -> house(card(5, "Clever Niece", "5", Frame.OVAL), "Clever");
            case 7 -> card(7, "Black Sheep", "3", Frame.OVAL);
            case 9 -> card(9, "Bumbling Gardener", "0", Frame.OVAL);
            case 11 -> house(card(11, "Meddling Cousin", "1", Frame.OVAL), "Meddling", "Life Insurance");
            default -> house(card(number, "Well-to-Do Aunt", "4", Frame.OVAL), "");
        };
    }

    private static void seat(int seat, double y, List<Cell> cells, List<Label> labels, List<Token> tokens) {
        Side side = SIDES.get(seat);
        labels.add(new Label("Party", 0, y - 1.0, Label.Location.HEADING));
        labels.add(new Label("Morgue", 4.55, y - 1.0, Label.Location.HEADING));
        labels.add(new Label("Mausoleum", 7.0, y - 1.0, Label.Location.HEADING));
        int[] party = {1, 4, 9, 15};
        int[] morgue = {7, 11, 5, 3};
        for (int place = 0; place < 4; place++) {
            String name = "p" + seat + "." + (place + 1);
            cells.add(new Cell(name, 0.5 + place * 1.08, y, Side.NOBODY));
            if (place < 4 - seat % 3) {
                tokens.add(new Token(name, new Glyph.Face(heir(party[(place + seat) % 4])), side));
            }
            String grave = "m" + seat + "." + (place + 1);
            cells.add(new Cell(grave, 5.05 + place % 2 * 1.05, y + (place < 2 ? -0.38 : 0.38), Side.NOBODY, 0.7));
            if (place < 3 - seat % 2) {
                tokens.add(new Token(grave, new Glyph.Face(sideways(heir(morgue[(place + seat) % 4]))), side));
            }
        }
        for (int grave = 0; grave < 3; grave++) {
            String name = "g" + seat + "." + (grave + 1);
            cells.add(new Cell(name, 7.3 + grave * 0.66, y - 0.25, Side.NOBODY, 0.6));
            if (grave < seat) {
                tokens.add(new Token(name, new Glyph.Face(card(40 + grave, "Weeping Angel", "5", Frame.SLAB)), side));
            }
        }
        cells.add(new Cell("h" + seat, 9.35, y, Side.NOBODY, 0.8));
        tokens.add(new Token("h" + seat, new Glyph.Back(5), side));
    }

    private static void hand(double y, List<Cell> cells, List<Label> labels, List<Token> tokens) {
        labels.add(new Label("Your hand", 0, y - 1.2, Label.Location.HEADING));
        List<Card> hand = List.of(
                house(heir(5), "Offed only by one who can off nobody else"),
                card(19, "Botched Kidnapping", "", Frame.COFFIN),
                house(card(33, "Boating Misadventure", "", Frame.COFFIN), ""),
                card(46, "On Holiday", "", Frame.SQUARE_WITH_OVALS),
                house(card(52, "Life Insurance", "", Frame.SQUARE_WITH_OVALS), "Doozy: worth 2 more"),
                house(card(2, "Adoring Wife", "2", Frame.OVAL), "Counts 8 buried with the Beloved Husband"));
        for (int place = 0; place < hand.size(); place++) {
            String name = "hand" + (place + 1);
            cells.add(new Cell(name, 0.65 + place * 1.4, y, Side.NOBODY, 1.3));
            tokens.add(new Token(name, new Glyph.Face(hand.get(place)), Side.FIRST));
        }
    }
}
