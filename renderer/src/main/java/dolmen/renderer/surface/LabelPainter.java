package dolmen.renderer.surface;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.Extent;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import java.awt.Font;
import java.awt.Graphics2D;

/**
 * Draws the coordinates of a board and the headings of a table.
 *
 * @param typeface the typeface of the labels
 * @param surface the surface that has the labels
 * @param layout the position of the surface in the picture
 * @param theme the colours
 */
public record LabelPainter(Typeface typeface, Surface surface, PictureLayout layout, Theme theme) {

    /** The font size of coordinates, as a fraction of the picture's width: at least 11.6 pixels. */
    private static final double LABEL_SIZE = 0.029;

    /** The font size of headings with enough room, as a fraction of the picture's width. */
    public static final double HEADING_SIZE = 0.027;

    /** The font sizes of headings to try, largest first. */
    private static final double[] HEADING_SIZES = {HEADING_SIZE, 0.024, 0.021, 0.018};

    /** The font size of names inside cells, in cell widths; nodes have less room between lines. */
    private static final double NAME_SIZE = 0.22;

    private static final double NODE_NAME_SIZE = 0.18;
    private static final double BETWEEN_HEADINGS = 0.07;
    private static final double SAME_LINE = 0.2;
    private static final double MOST_OF_CELL = 0.5;

    void paint(Graphics2D pen) {
        MaterialColors colors = theme.colors(surface.material());
        CellShape shape = CellShape.of(surface);
        Font beside = typeface.regular(layout.width() * LABEL_SIZE);
        Font inside = inside();
        for (Label label : surface.labels()) {
            switch (label.location()) {
                case MARGIN -> {
                    pen.setPaint(shape.hem() == 0 ? theme.quiet() : colors.ink());
                    centred(pen, label, beside);
                }
                case CELL -> {
                    pen.setPaint(colors.ink());
                    centred(pen, label, inside);
                }
                case HEADING -> {
                    pen.setPaint(colors.ink());
                    heading(pen, label);
                }
                case PLAYER, NOTE -> {}
            }
        }
    }

    /** True if the whole text fits at its place. */
    public boolean fits(Label label) {
        return switch (label.location()) {
            case MARGIN, PLAYER, NOTE -> true;
            case CELL -> Typeface.width(label.textInWords(), inside()) < layout.cell() * MOST_OF_CELL;
            case HEADING -> new DrawableText(label.textInWords(), "", smallestHeading()).fits(room(label));
        };
    }

    private void centred(Graphics2D pen, Label label, Font font) {
        Typeface.drawMiddle(pen, label.textInWords(), font, layout.x(label.x()), layout.y(label.y()), Align.CENTRE);
    }

    private void heading(Graphics2D pen, Label heading) {
        double room = room(heading);
        double x = layout.x(heading.x());
        double y = layout.y(heading.y());
        for (double size : HEADING_SIZES) {
            FontFamily bold = typeface.names(layout.width() * size);
            var text = new DrawableText(heading.textInWords(), "", bold);
            if (text.fits(room) || size == HEADING_SIZES[HEADING_SIZES.length - 1]) {
                bold.drawMiddle(pen, text.fitting(room), x, y, Align.START);
                return;
            }
        }
    }

    private double room(Label heading) {
        return (end(heading) - heading.x()) * layout.cell();
    }

    private FontFamily smallestHeading() {
        return typeface.names(layout.width() * HEADING_SIZES[HEADING_SIZES.length - 1]);
    }

    private Font inside() {
        return typeface.regular(layout.cell() * (CellShape.of(surface) == CellShape.NODE ? NODE_NAME_SIZE : NAME_SIZE));
    }

    /** The right limit of a heading: the next heading on its line, or the seam of the table. */
    private double end(Label heading) {
        double seam =
                Extent.of(surface).board().getMaxX() - CellShape.of(surface).hem() / 2;
        return surface.labels().stream()
                .filter(other -> other.location() == Label.Location.HEADING
                        && other.x() > heading.x()
                        && Math.abs(other.y() - heading.y()) < SAME_LINE)
                .mapToDouble(other -> other.x() - BETWEEN_HEADINGS)
                .min()
                .orElse(seam);
    }
}
