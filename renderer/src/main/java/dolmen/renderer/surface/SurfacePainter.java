package dolmen.renderer.surface;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Surface;
import java.awt.Graphics2D;

/**
 * Draws a surface with its labels.
 *
 * @param typeface the typeface of the labels
 */
public record SurfacePainter(Typeface typeface) {

    public void paint(Graphics2D pen, Surface surface, PictureLayout layout, Theme theme) {
        switch (surface) {
            case Surface.Squares squares -> new SlabsPainter(squares, layout, theme).paint(pen);
            case Surface.Hexagons hexagons -> new SlabsPainter(hexagons, layout, theme).paint(pen);
            case Surface.Nodes nodes -> new FlowerPainter(nodes, layout, theme).paint(pen);
            case Surface.Table table -> new TablePainter(table, layout, theme).paint(pen);
        }
        new LabelPainter(typeface, surface, layout, theme).paint(pen);
    }
}
