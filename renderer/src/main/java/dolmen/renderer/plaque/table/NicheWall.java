package dolmen.renderer.plaque.table;

import dolmen.renderer.face.Face;
import dolmen.renderer.face.FacePainter;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.WallPlaque.Course;
import dolmen.renderer.plaque.WallPlaque.Named;
import dolmen.renderer.plaque.WallPlaque.Niche;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.surface.Plate;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;

/**
 * A wall with a course for each game, in the material of its board. A course has a niche below the name of each
 * computer player.
 */
public record NicheWall(PlaquePage page, List<Named> faces, List<Course> courses) implements Section {
    private static final double NAMES = 0.037;
    private static final double NAME_MIDDLE = 0.012;
    private static final double COURSE = 0.0935;
    private static final double PLATE = 0.083;
    private static final double GAMES = 0.2;
    private static final double INSET = 0.018;
    private static final double NICHE_WIDTH = 0.08;
    private static final double NICHE_HEIGHT = 0.076;
    private static final double FACE = 0.073;
    private static final double EDGE = 0.0025;
    private static final double RING = 0.007;
    private static final double DARK = 0.62;
    private static final double DUSK = 0.3;
    private static final int MOST_LINES = 2;

    /** The distance of a quarter circle's control points from its ends, in radii. */
    private static final double ROUND = 0.5523;

    @Override
    public double height() {
        return page.px(NAMES + courses.size() * COURSE);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        double y = top + page.px(NAMES);
        for (Course course : courses) {
            paint(pen, course, y);
            y += page.px(COURSE);
        }
        for (int index = 0; index < faces.size(); index++) {
            page.write(
                    pen,
                    faces.get(index).name(),
                    page.small(),
                    page.theme().quiet(),
                    column(index),
                    top + page.px(NAME_MIDDLE),
                    Align.CENTRE);
        }
    }

    /** The middle of a column of niches. */
    private double column(int index) {
        double left = page.left() + page.px(GAMES);
        return left + (index + 0.5) * (page.right() - left - page.px(INSET) / 2) / faces.size();
    }

    private void paint(Graphics2D pen, Course course, double top) {
        Plate plate = page.plate(pen, course.material(), top, page.px(PLATE), 1);
        Paragraph game =
                Paragraph.of(page.typeface(), course.game(), page.small().first(), page.px(GAMES - INSET), MOST_LINES);
        pen.setPaint(plate.colors().ink());
        game.drawAbout(pen, page.left() + page.px(GAMES) / 2, plate.bounds().getCenterY());
        for (int index = 0; index < faces.size(); index++) {
            paint(pen, faces.get(index).face(), course.niches().get(index), plate, column(index));
        }
    }

    private void paint(Graphics2D pen, Face face, Niche niche, Plate plate, double x) {
        double middle = plate.bounds().getCenterY();
        Shape hollow = arch(x, middle);
        pen.setPaint(new GradientPaint(
                0,
                (float) hollow.getBounds2D().getMinY(),
                Pencil.between(plate.colors().cell(), page.theme().shadow(), DARK),
                0,
                (float) hollow.getBounds2D().getMaxY(),
                Pencil.between(plate.colors().cell(), page.theme().shadow(), DUSK)));
        pen.fill(hollow);
        Pencil.line(pen, hollow, plate.colors().joint(), page.px(EDGE));
        if (niche != Niche.EMPTY) {
            new FacePainter(page.theme(), page.px(FACE)).paint(pen, face, x, middle);
        }
        if (niche == Niche.NEW) {
            Pencil.line(pen, hollow, plate.colors().mark(), page.px(RING));
        }
    }

    /** A hollow with a round top. */
    private Shape arch(double x, double middle) {
        double radius = page.px(NICHE_WIDTH) / 2;
        double top = middle - page.px(NICHE_HEIGHT) / 2;
        double bottom = middle + page.px(NICHE_HEIGHT) / 2;
        double spring = top + radius;
        double control = radius * ROUND;
        var arch = new Path2D.Double();
        arch.moveTo(x - radius, bottom);
        arch.lineTo(x - radius, spring);
        arch.curveTo(x - radius, spring - control, x - control, top, x, top);
        arch.curveTo(x + control, top, x + radius, spring - control, x + radius, spring);
        arch.lineTo(x + radius, bottom);
        arch.closePath();
        return arch;
    }
}
