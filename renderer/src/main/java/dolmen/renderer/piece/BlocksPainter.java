package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Glyph.Block;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Draws square blocks on top of each other, seen from above; each sloping side has its own light.
 *
 * @param shadow the colour of the shadow
 * @param army the blocks' colours
 * @param cell the width of the cell in pixels
 */
record BlocksPainter(Color shadow, ArmyColors army, int cell) {
    private static final double ASIDE = 0.2;
    private static final double EDGE = 0.045;

    void paint(Graphics2D pen, List<Block> blocks) {
        double height = 0.06;
        for (Block block : blocks) {
            block(pen, block, height * cell);
            height = 0.045;
        }
        socket(pen, blocks.getLast());
        RimPainter.paint(pen, army, square(width(blocks.getFirst())), cell);
    }

    /** Draws a block beside the piece that carries it, with an edge around it. */
    void paintRider(Graphics2D pen, Block block) {
        pen.translate(ASIDE * cell, -ASIDE * cell);
        Rectangle2D edge = square(width(block) + 2 * EDGE);
        Pencil.shadow(pen, edge, shadow, 0.08 * cell);
        Pencil.fill(pen, edge, Pencil.between(army.body(), army.light(), 0.25));
        Pencil.line(pen, edge, army.line(), line());
        block(pen, block, 0);
        socket(pen, block);
        pen.translate(-ASIDE * cell, ASIDE * cell);
    }

    private static double width(Block block) {
        return switch (block) {
            case BASE -> 0.8;
            case PEDESTAL -> 0.56;
            case CAPSTONE -> 0.34;
        };
    }

    /** The width of the flat top; a capstone has none. */
    private static double top(Block block) {
        return switch (block) {
            case BASE -> 0.66;
            case PEDESTAL -> 0.42;
            case CAPSTONE -> 0;
        };
    }

    private void block(Graphics2D pen, Block block, double height) {
        Rectangle2D outline = square(width(block));
        if (height > 0) {
            Pencil.shadow(pen, outline, shadow, height);
        }
        double outer = width(block) * cell / 2;
        double inner = top(block) * cell / 2;
        Pencil.fill(pen, slope(outer, inner, 0), Pencil.between(army.body(), army.light(), 0.9));
        Pencil.fill(pen, slope(outer, inner, 1), Pencil.between(army.body(), army.shade(), 0.6));
        Pencil.fill(pen, slope(outer, inner, 2), army.shade());
        Pencil.fill(pen, slope(outer, inner, 3), Pencil.between(army.body(), army.light(), 0.5));
        if (inner > 0) {
            pen.setPaint(new GradientPaint(
                    (float) -inner,
                    (float) -inner,
                    Pencil.between(army.body(), army.light(), 0.35),
                    (float) inner,
                    (float) inner,
                    army.body()));
            pen.fill(square(top(block)));
        }
        Pencil.line(pen, outline, army.line(), line());
    }

    /** Engraves the place for the next block, so that a single block does not look like the upper one. */
    private void socket(Graphics2D pen, Block block) {
        switch (block) {
            case BASE -> Pencil.line(pen, square(width(Block.PEDESTAL) - 0.04), Pencil.faded(army.line(), 0.3), line());
            case PEDESTAL ->
                Pencil.line(pen, square(width(Block.CAPSTONE) - 0.04), Pencil.faded(army.line(), 0.3), line());
            case CAPSTONE -> {}
        }
    }

    /** A side of a block, numbered clockwise from 0 for the upper side. */
    private static Path2D slope(double outer, double inner, int quarter) {
        double sin = Math.round(Math.sin(quarter * Math.PI / 2));
        double cos = Math.round(Math.cos(quarter * Math.PI / 2));
        double[][] corners = {{-outer, -outer}, {outer, -outer}, {inner, -inner}, {-inner, -inner}};
        var path = new Path2D.Double();
        for (int corner = 0; corner < corners.length; corner++) {
            double x = corners[corner][0] * cos - corners[corner][1] * sin;
            double y = corners[corner][0] * sin + corners[corner][1] * cos;
            if (corner == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        return path;
    }

    private Rectangle2D square(double width) {
        double half = width * cell / 2;
        return new Rectangle2D.Double(-half, -half, 2 * half, 2 * half);
    }

    private double line() {
        return Math.max(1, cell * 0.014);
    }
}
