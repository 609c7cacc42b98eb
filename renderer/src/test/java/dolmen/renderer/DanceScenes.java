package dolmen.renderer;

import dolmen.rules.scene.BoardScene;
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

/** Scenes with pawns and pebbles on a flower of life, made by hand. */
final class DanceScenes {
    private static final int[] COLUMN_LENGTHS = {4, 5, 6, 7, 6, 5, 4};

    private DanceScenes() {}

    /** 37 nodes, a corner of their hexagon at the bottom. */
    static Surface linen() {
        var cells = new ArrayList<Cell>();
        var labels = new ArrayList<Label>();
        for (int column = 0; column < COLUMN_LENGTHS.length; column++) {
            String letter = "" + (char) ('a' + column);
            double x = column * Math.sqrt(3) / 2;
            double bottom = 3 + (COLUMN_LENGTHS[column] - 1) / 2.0;
            for (int row = 0; row < COLUMN_LENGTHS[column]; row++) {
                cells.add(new Cell(letter + (row + 1), x, bottom - row, Side.NOBODY));
            }
            labels.add(new Label(letter, x, bottom + 0.62));
            labels.add(new Label("" + COLUMN_LENGTHS[column], x, bottom - COLUMN_LENGTHS[column] + 0.38));
        }
        return new Surface.Nodes(Material.LINEN, cells, labels);
    }

    static Token pawn(String cell, Side side) {
        return new Token(cell, new Glyph.Pawn(), side);
    }

    static Token pebble(String cell, Side side) {
        return new Token(cell, new Glyph.Pebble(), side);
    }

    /** All 28 pieces before the first step. */
    static BoardScene opening() {
        var tokens = new ArrayList<Token>();
        addPebbles("a3 a4 b5 c6 d7 e6 f5 g3 g4", Side.SECOND, tokens);
        addPawns("b4 c5 d6 e5 f4", Side.SECOND, tokens);
        addPawns("b2 c2 d2 e2 f2", Side.FIRST, tokens);
        addPebbles("a1 a2 b1 c1 d1 e1 f1 g1 g2", Side.FIRST, tokens);
        return new BoardScene(linen(), tokens, List.of(), trays("14 pieces", "14 pieces"), "The opening.");
    }

    /** After the pawn's jump d3xd5 over a stone on d4 and the stone's way from f1 to c4. */
    static BoardScene dance() {
        var tokens = new ArrayList<Token>();
        addPebbles("a3 b5 d7 e4 g3", Side.SECOND, tokens);
        addPawns("b4 c5 f4", Side.SECOND, tokens);
        addPawns("b2 d5 e2 f3", Side.FIRST, tokens);
        addPebbles("a1 b1 c4 d1 e1 g2", Side.FIRST, tokens);
        List<Mark> marks = List.of(
                new Mark.Ghost(pawn("d3", Side.FIRST)),
                new Mark.Arrow("d3", "d5"),
                new Mark.Removed(pebble("d4", Side.SECOND)),
                new Mark.Landed("d5"),
                new Mark.Ghost(pebble("c2", Side.FIRST)),
                new Mark.Arrow("c2", "c4"),
                new Mark.Landed("c4"));
        return new BoardScene(linen(), tokens, marks, trays("4 pawns, 6 stones", "3 pawns, 5 stones"), "A dance.");
    }

    private static void addPawns(String cells, Side side, List<Token> tokens) {
        for (String cell : cells.split(" ", -1)) {
            tokens.add(pawn(cell, side));
        }
    }

    private static void addPebbles(String cells, Side side, List<Token> tokens) {
        for (String cell : cells.split(" ", -1)) {
            tokens.add(pebble(cell, side));
        }
    }

    private static List<Tray> trays(String first, String second) {
        return List.of(new Tray(0, Side.FIRST, "Red", first), new Tray(1, Side.SECOND, "Indigo", second));
    }
}
