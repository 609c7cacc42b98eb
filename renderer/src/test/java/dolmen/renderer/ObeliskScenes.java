package dolmen.renderer;

import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Glyph.Block;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;

/** Scenes with blocks on walnut, made by hand. */
final class ObeliskScenes {
    private static final int COLUMNS = 5;
    private static final int ROWS = 6;

    private ObeliskScenes() {}

    /** 5 by 6 squares. */
    static Surface walnut() {
        var cells = new ArrayList<Cell>();
        var labels = new ArrayList<Label>();
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                cells.add(new Cell("" + (char) ('a' + column) + row, column + 0.5, ROWS - row + 0.5, Side.NOBODY));
            }
            labels.add(new Label("" + row, -0.35, ROWS - row + 0.5));
        }
        for (int column = 0; column < COLUMNS; column++) {
            labels.add(new Label("" + (char) ('a' + column), column + 0.5, ROWS + 0.35));
        }
        return new Surface.Squares(Material.WALNUT, cells, labels);
    }

    static Token blocks(String cell, Side side, Block... blocks) {
        return new Token(cell, new Glyph.Blocks(List.of(blocks)), side);
    }

    static Token rider(String cell, Side side) {
        return new Token(cell, new Glyph.Rider(Block.CAPSTONE), side);
    }

    /** Every stack of both sides, riders on a pedestal and on a foundation, after a capstone has ridden on to c4. */
    static BoardScene revenge() {
        List<Token> tokens = List.of(
                blocks("a6", Side.SECOND, Block.BASE),
                blocks("c6", Side.SECOND, Block.PEDESTAL),
                blocks("e6", Side.SECOND, Block.BASE, Block.PEDESTAL, Block.CAPSTONE),
                blocks("b5", Side.FIRST, Block.CAPSTONE),
                blocks("c4", Side.SECOND, Block.BASE, Block.PEDESTAL),
                rider("c4", Side.FIRST),
                blocks("e4", Side.SECOND, Block.CAPSTONE),
                blocks("a3", Side.FIRST, Block.PEDESTAL),
                rider("a3", Side.SECOND),
                blocks("d3", Side.FIRST, Block.BASE, Block.PEDESTAL),
                blocks("a1", Side.FIRST, Block.BASE),
                rider("a1", Side.SECOND),
                blocks("b1", Side.FIRST, Block.BASE),
                blocks("c2", Side.FIRST, Block.PEDESTAL),
                blocks("e1", Side.FIRST, Block.BASE, Block.PEDESTAL, Block.CAPSTONE));
        List<Mark> marks = List.of(
                new Mark.Ghost(blocks("d5", Side.FIRST, Block.CAPSTONE)),
                new Mark.Arrow("d5", "c4"),
                new Mark.Landed("c4"));
        return new BoardScene(walnut(), tokens, marks, trays(), "Ra's revenge.");
    }

    private static List<Tray> trays() {
        return List.of(new Tray(0, Side.SECOND, "Black", "3 stones"), new Tray(1, Side.FIRST, "White", "3 stones"));
    }
}
