package dolmen.renderer.piece;

import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.PitColors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;

/**
 * Draws a hole where a slab is missing: light from the upper left reaches the far wall, but not the floor.
 *
 * @param pit the hole's colours
 * @param shape the missing slab
 * @param cell the width of the slab in pixels
 */
record PitPainter(PitColors pit, CellShape shape, int cell) {

    private static final int SHADOW_STEPS = 7;

    void paint(Graphics2D pen) {
        Shape hole = shape.outline(0, 0, cell);
        Pencil.fill(pen, hole, pit.lip());
        var floor = new Area(shape.outline(-0.045 * cell, -0.06 * cell, cell));
        floor.intersect(new Area(hole));
        Pencil.fill(pen, floor, pit.floor());
        pen.setClip(hole);
        Color deep = Pencil.faded(pit.deep(), 0.22);
        for (int step = 1; step <= SHADOW_STEPS; step++) {
            double depth = 0.26 * step / SHADOW_STEPS;
            var dark = new Area(hole);
            dark.subtract(new Area(shape.outline(depth * 0.55 * cell, depth * 0.8 * cell, cell * 0.98)));
            Pencil.fill(pen, dark, deep);
        }
        pen.setClip(null);
    }
}
