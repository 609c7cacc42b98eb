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

    static Card card(String motif, String name, String value, Frame frame) {
        return new Card(motif, name, value, frame, "", List.of(), Card.Pose.UPRIGHT);
    }

    private static Card posed(Card card, Card.Pose pose) {
        return new Card(card.motif(), card.name(), card.value(), card.frame(), card.text(), card.attached(), pose);
    }

    private static Card with(Card card, String text, String... attached) {
        return new Card(card.motif(), card.name(), card.value(), card.frame(), text, List.of(attached), card.pose());
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
        marks.add(new Mark.Removed(new Token("m1.4", new Glyph.Face(posed(heir(2), Card.Pose.SIDEWAYS)), Side.SECOND)));
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
        List<String> graves =
                List.of("rotunda", "crypt", "vault", "angel", "obelisk", "sarcophagus", "slab", "niche", "plot");
        int[] values = {7, 6, 5, 5, 4, 4, 3, 3, 2};
        for (int grave = 0; grave < values.length; grave++) {
            String name = "s" + (grave + 1);
            cells.add(new Cell(name, 0.4 + grave * 0.85, 0.85, Side.NOBODY, 0.8));
            if (grave != 3) {
                Card card = card(graves.get(grave), graves.get(grave), "" + values[grave], Frame.SLAB);
                tokens.add(new Token(name, new Glyph.Face(card), Side.NOBODY));
            }
        }
        labels.add(new Label("Deck", 7.9, 0, Label.Location.HEADING));
        labels.add(new Label("Pile", 8.95, 0, Label.Location.HEADING));
        cells.add(new Cell("deck", 8.3, 0.85, Side.NOBODY, 0.8));
        cells.add(new Cell("pile", 9.35, 0.85, Side.NOBODY, 0.8));
        tokens.add(new Token("deck", new Glyph.Back(27), Side.NOBODY));
        tokens.add(new Token(
                "pile", new Glyph.Face(card("maze", "Lost in the Hedge Maze", "", Frame.COFFIN)), Side.NOBODY));
    }

    private static Card heir(int number) {
        return switch (number) {
            case 1 -> card("husband", "Beloved Husband", "2", Frame.OVAL);
            case 2 -> card("wife", "Adoring Wife", "2", Frame.OVAL);
            case 3 -> card("grandpa", "Loving Grandfather", "4", Frame.OVAL);
            case 4 -> with(card("grandma", "Doting Grandmother", "4", Frame.OVAL), "", "bodyguard");
            case 5 -> card("niece", "Clever Niece", "5", Frame.OVAL);
            case 7 -> card("sheep", "Black Sheep", "3", Frame.OVAL);
            case 9 -> card("gardener", "Bumbling Gardener", "0", Frame.OVAL);
            case 11 -> with(card("cousin", "Meddling Cousin", "1", Frame.OVAL), "", "insurance");
            default -> card("aunt", "Well-to-Do Aunt", "4", Frame.OVAL);
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
                tokens.add(new Token(
                        grave, new Glyph.Face(posed(heir(morgue[(place + seat) % 4]), Card.Pose.SIDEWAYS)), side));
            }
        }
        for (int grave = 0; grave < 3; grave++) {
            String name = "g" + seat + "." + (grave + 1);
            cells.add(new Cell(name, 7.3 + grave * 0.66, y - 0.25, Side.NOBODY, 0.6));
            if (grave < seat) {
                tokens.add(new Token(name, new Glyph.Face(card("angel", "Weeping Angel", "5", Frame.SLAB)), side));
            }
        }
        cells.add(new Cell("h" + seat, 9.35, y, Side.NOBODY, 0.8));
        tokens.add(new Token("h" + seat, new Glyph.Back(5), side));
    }

    private static void hand(double y, List<Cell> cells, List<Label> labels, List<Token> tokens) {
        labels.add(new Label("Your hand", 0, y - 1.2, Label.Location.HEADING));
        List<Card> hand = List.of(
                with(heir(5), "safe from whoever can kill others"),
                with(card("kidnapping", "Botched Kidnapping", "", Frame.COFFIN), "kills an heir at any party"),
                with(card("boating", "Boating Misadventure", "", Frame.COFFIN), "kills an heir at any party"),
                with(card("holiday", "On Holiday", "", Frame.SQUARE_WITH_OVALS), "discard an heir from any party"),
                with(card("insurance", "Life Insurance", "2", Frame.SQUARE_WITH_OVALS), "on an heir: worth $2m more"),
                with(heir(2), "buried as a couple, they pay $8m"));
        for (int place = 0; place < hand.size(); place++) {
            String name = "hand" + (place + 1);
            int line = place / 2;
            cells.add(new Cell(name, 2.4 + place % 2 * 5, y - 0.4 + 1.3 * line, Side.NOBODY, 1.2));
            tokens.add(new Token(name, new Glyph.Face(posed(hand.get(place), Card.Pose.OPEN)), Side.FIRST));
        }
    }
}
