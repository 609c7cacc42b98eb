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

/** Scenes made by hand, for tests of pictures without any game. */
public final class Scenes {
    private static final int COLUMNS = 8;
    private static final int ROWS = 7;
    private static final int[] HEXAGON_ROWS = {4, 5, 6, 7, 8, 7, 6, 5, 4};

    private Scenes() {}

    /** A courtyard of 8 by 7 squares, the lower home the first side's. */
    static Surface courtyard() {
        var cells = new ArrayList<Cell>();
        var labels = new ArrayList<Label>();
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                Side home = row == 1 ? Side.FIRST : row == ROWS ? Side.SECOND : Side.NOBODY;
                cells.add(new Cell("" + (char) ('a' + column) + row, column, ROWS - row, home));
            }
            labels.add(new Label("" + row, -0.8, ROWS - row));
        }
        for (int column = 0; column < COLUMNS; column++) {
            labels.add(new Label("" + (char) ('a' + column), column, ROWS - 0.2));
        }
        return new Surface.Squares(Material.SANDSTONE, cells, labels);
    }

    /** A field of 52 hexagons in rows of 4 to 8. */
    static Surface field() {
        var cells = new ArrayList<Cell>();
        var labels = new ArrayList<Label>();
        for (int row = 0; row < HEXAGON_ROWS.length; row++) {
            double y = (HEXAGON_ROWS.length - 1 - row) * Math.sqrt(3) / 2;
            double left = (COLUMNS - HEXAGON_ROWS[row]) / 2.0;
            for (int column = 0; column < HEXAGON_ROWS[row]; column++) {
                cells.add(new Cell("" + (char) ('a' + row) + (column + 1), left + column, y, Side.NOBODY));
            }
            labels.add(new Label("" + (char) ('a' + row), left - 0.85, y));
        }
        return new Surface.Hexagons(Material.LIMESTONE, cells, labels);
    }

    static Token stack(String cell, int height, Side side) {
        return new Token(cell, new Glyph.Stack(height), side);
    }

    static Token stone(String cell, Side side) {
        return new Token(cell, new Glyph.Stone(), side);
    }

    static Token pit(String cell) {
        return new Token(cell, new Glyph.Pit(), Side.NOBODY);
    }

    /** A battle with stacks of every height, after a tower's move from d2 over d3 to d4. */
    public static BoardScene siege() {
        var tokens = new ArrayList<Token>();
        for (String cell : List.of("a1", "b1", "f1", "h1", "c3", "g2")) {
            tokens.add(stack(cell, 2, Side.FIRST));
        }
        for (String cell : List.of("d3", "d4", "b2", "f3", "e2")) {
            tokens.add(stack(cell, 1, Side.FIRST));
        }
        tokens.add(stack("c2", 3, Side.FIRST));
        for (String cell : List.of("a7", "c7", "f7", "h7", "e5", "g5")) {
            tokens.add(stack(cell, 2, Side.SECOND));
        }
        for (String cell : List.of("b6", "c5", "f4", "g6", "h5")) {
            tokens.add(stack(cell, 1, Side.SECOND));
        }
        tokens.add(stack("e6", 3, Side.SECOND));
        tokens.sort((one, other) ->
                Integer.compare(other.cell().charAt(1), one.cell().charAt(1)));
        List<Mark> marks = List.of(
                new Mark.Ghost(stack("d2", 2, Side.FIRST)),
                new Mark.Arrow("d2", "d4"),
                new Mark.Landed("d3"),
                new Mark.Landed("d4"),
                new Mark.Removed(stack("e4", 1, Side.SECOND)));
        return new BoardScene(courtyard(), tokens, marks, trays("Romans", "Gauls"), "A siege.");
    }

    /** A field with pits and trapped stones, after a glide from c2 to f4. */
    public static BoardScene crumbling() {
        var tokens = new ArrayList<Token>();
        for (String cell : List.of("a1", "a2", "a3", "b1", "b2", "b3", "f4", "d4", "e6")) {
            tokens.add(stone(cell, Side.FIRST));
        }
        for (String cell : List.of("i1", "i2", "i4", "h1", "h2", "h5", "g3", "f5", "e3", "d6")) {
            tokens.add(stone(cell, Side.SECOND));
        }
        for (String cell : List.of("e5", "d5", "f6", "g1", "e1")) {
            tokens.add(pit(cell));
        }
        List<Mark> marks = List.of(
                new Mark.Trapped("a1"),
                new Mark.Trapped("a2"),
                new Mark.Trapped("i1"),
                new Mark.Ghost(stone("c2", Side.FIRST)),
                new Mark.Arrow("c2", "f4"),
                new Mark.Landed("f4"),
                new Mark.Removed(stone("e5", Side.SECOND)));
        return new BoardScene(field(), tokens, marks, trays("White", "Black"), "A crumbling field.");
    }

    /** Stacks of every height of every side, with a pit and a lonely stone: one scene with everything. */
    static BoardScene fourArmies() {
        var tokens = new ArrayList<Token>();
        int row = ROWS;
        for (Side side : List.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH)) {
            row--;
            for (int height = 1; height <= 3; height++) {
                tokens.add(stack("" + (char) ('a' + height) + row, height, side));
            }
            tokens.add(stone("f" + row, side));
        }
        tokens.add(pit("g3"));
        return new BoardScene(courtyard(), tokens, List.of(), List.of(), "Four armies.");
    }

    private static List<Tray> trays(String first, String second) {
        return List.of(new Tray(0, Side.FIRST, first, "16 stones"), new Tray(1, Side.SECOND, second, "14 stones"));
    }
}
