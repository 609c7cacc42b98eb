package dolmen.renderer;

import dolmen.renderer.face.FacePainter;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.piece.RimPainter;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Material;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * The players of a keepsake, one below the other; winners are on a raised plate.
 *
 * @param width the picture's width, in pixels
 */
record KeepsakeRows(Typeface typeface, Theme theme, Material material, int width) {
    private static final double NAME = 0.036;
    private static final double NAME_LEAST = 0.03;
    private static final double LINE = 0.036;
    private static final double NAME_LINE = 0.046;
    private static final double PADDING = 0.016;
    private static final double BETWEEN = 0.012;
    private static final double DISC = 0.018;
    private static final double BESIDE_DISC = 0.056;
    private static final double FACE = 0.066;
    private static final double BESIDE_FACE = 0.076;
    private static final double LIFT = 0.16;
    private static final double CORNER = 0.02;

    double height(List<Keepsake.PlayerRow> rows) {
        return rows.stream().mapToDouble(this::height).sum() + BETWEEN * width * Math.max(0, rows.size() - 1);
    }

    private double height(Keepsake.PlayerRow row) {
        return (2 * PADDING + NAME_LINE + LINE * row.notes().size()) * width;
    }

    /** Draws the rows from the given place to the right edge of the page. */
    void paint(Graphics2D pen, List<Keepsake.PlayerRow> rows, double left, double top) {
        double y = top;
        for (Keepsake.PlayerRow row : rows) {
            paint(pen, row, left, y);
            y += height(row) + BETWEEN * width;
        }
    }

    private void paint(Graphics2D pen, Keepsake.PlayerRow row, double left, double top) {
        double right = width * (1 - KeepsakeRenderer.MARGIN / 2);
        if (row.won()) {
            lift(pen, theme, width, new Rectangle2D.Double(left, top, right - left, height(row)));
        }
        double x = left + (BESIDE_DISC + (row.face().isPresent() ? BESIDE_FACE : 0)) * width;
        double room = right - x - PADDING * width;
        double middle = top + (PADDING + NAME_LINE / 2) * width;
        disc(pen, theme.colors(material).army(row.side()), left + BESIDE_DISC * width / 2, middle);
        double face = left + (BESIDE_DISC + FACE / 2) * width;
        row.face().ifPresent(carved -> new FacePainter(theme, FACE * width).paint(pen, carved, face, middle));
        FontFamily names = fitting(row.name(), room);
        pen.setPaint(theme.ink());
        new DrawableText(row.name(), "", names).draw(pen, room, x, middle + Typeface.drop(names.first()), Align.START);
        FontFamily words = typeface.words(KeepsakeRenderer.SMALL * width);
        for (int line = 0; line < row.notes().size(); line++) {
            double baseline = top + (PADDING + NAME_LINE + (line + 0.75) * LINE) * width;
            new DrawableText(row.notes().get(line), "", words).draw(pen, room, x, baseline, Align.START);
        }
    }

    private FontFamily fitting(String name, double room) {
        FontFamily large = typeface.names(NAME * width);
        return new DrawableText(name, "", large).fits(room) ? large : typeface.names(NAME_LEAST * width);
    }

    /** Draws a winner's plate at the given place. */
    static void lift(Graphics2D pen, Theme theme, int width, Rectangle2D place) {
        double corner = CORNER * width;
        var plate = new RoundRectangle2D.Double(
                place.getX(), place.getY(), place.getWidth(), place.getHeight(), corner, corner);
        Pencil.fill(pen, plate, Pencil.between(theme.ground(), theme.accent(), LIFT));
        Pencil.line(pen, plate, theme.accent(), Math.max(2, 0.003 * width));
    }

    private void disc(Graphics2D pen, ArmyColors army, double x, double y) {
        double radius = DISC * width;
        var disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        Pencil.fill(pen, disc, army.body());
        Pencil.line(pen, disc, theme.quiet(), Math.max(1, 0.002 * width));
        RimPainter.paint(pen, army, disc, (int) (radius * 2.4));
    }
}
