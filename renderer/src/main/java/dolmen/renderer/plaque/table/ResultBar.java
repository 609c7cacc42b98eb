package dolmen.renderer.plaque.table;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.Tally;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Draws result bars, with wins filled, draws hatched and losses empty, and progress bars. */
final class ResultBar {
    private static final double HATCH = 0.4;

    private ResultBar() {}

    static void paint(Graphics2D pen, Tally tally, Rectangle2D bar, Color ink) {
        double line = Math.max(1, 0.09 * bar.getHeight());
        if (tally.matches() > 0) {
            double wins = bar.getWidth() * tally.wins() / tally.matches();
            double draws = bar.getWidth() * tally.draws() / tally.matches();
            Pencil.fill(pen, part(bar, 0, wins), ink);
            hatch(pen, part(bar, wins, draws), ink, line);
        }
        Pencil.line(pen, bar, ink, line);
    }

    /** Draws a progress bar, filled to a share of its length from 0 to 1. */
    static void paintShare(Graphics2D pen, double share, Rectangle2D bar, Color ink) {
        Pencil.fill(pen, part(bar, 0, share * bar.getWidth()), ink);
        Pencil.line(pen, bar, ink, Math.max(1, 0.09 * bar.getHeight()));
    }

    private static Rectangle2D part(Rectangle2D bar, double from, double width) {
        return new Rectangle2D.Double(bar.getX() + from, bar.getY(), width, bar.getHeight());
    }

    private static void hatch(Graphics2D pen, Rectangle2D part, Color ink, double line) {
        if (part.isEmpty()) {
            return;
        }
        Shape everywhere = pen.getClip();
        pen.clip(part);
        double height = part.getHeight();
        for (double x = part.getX() - height; x < part.getMaxX(); x += HATCH * height) {
            Pencil.line(pen, new Line2D.Double(x, part.getMaxY(), x + height, part.getY()), ink, line);
        }
        pen.setClip(everywhere);
        Pencil.line(pen, new Line2D.Double(part.getMaxX(), part.getY(), part.getMaxX(), part.getMaxY()), ink, line);
    }
}
