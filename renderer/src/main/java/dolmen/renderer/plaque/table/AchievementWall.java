package dolmen.renderer.plaque.table;

import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.AchievementsPlaque.Feat;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * A wall with a place for each achievement. Earned achievements have a lit plaque, the others a hollow with a pebble
 * for each step.
 */
public record AchievementWall(PlaquePage page, List<Feat> feats) implements Section {
    private static final Material WALL = Material.LIMESTONE;
    private static final Material PLAQUE = Material.SANDSTONE;
    private static final int COLUMNS = 2;
    private static final int MOST_PEBBLES = 10;

    private static final double EDGE = 0.01;
    private static final double ROW = 0.0735;
    private static final double GAP = 0.005;
    private static final double INSET = 0.014;
    private static final double NAME_MIDDLE = 0.0192;
    private static final double HOW_MIDDLE = 0.0488;
    private static final double PEBBLE = 0.0145;
    private static final double BETWEEN_PEBBLES = 0.0188;
    private static final double CORNER = 0.012;
    private static final double LINE = 0.0022;
    private static final double RISE = 0.005;
    private static final double DUSK = 0.06;
    private static final double LIGHT = 0.35;
    private static final double DIM = 0.12;
    private static final double RIM = 0.4;

    @Override
    public double height() {
        return page.px(Math.ceilDiv(feats.size(), COLUMNS) * ROW - GAP + 2 * EDGE);
    }

    /** True if no text is cut. */
    public boolean isWhole() {
        return feats.stream().allMatch(feat -> name(feat).whole() && how(feat).whole());
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        page.plate(pen, WALL, top, height(), 1);
        for (int index = 0; index < feats.size(); index++) {
            double x = page.left() + page.px(EDGE) + index % COLUMNS * (width() + page.px(GAP));
            double y = top + page.px(EDGE) + Math.floorDiv(index, COLUMNS) * page.px(ROW);
            double corner = page.px(CORNER);
            var shape = new RoundRectangle2D.Double(x, y, width(), page.px(ROW) - page.px(GAP), corner, corner);
            if (feats.get(index).earned().isPresent()) {
                raised(pen, feats.get(index), shape);
            } else {
                hollow(pen, feats.get(index), shape);
            }
        }
    }

    /** The width of a place. */
    private double width() {
        double gap = page.px(GAP);
        return (page.right() - page.left() - 2 * page.px(EDGE) + gap) / COLUMNS - gap;
    }

    private void raised(Graphics2D pen, Feat feat, RoundRectangle2D shape) {
        Color lit = lit();
        Color ink = Contrast.better(lit, Color.WHITE, Color.BLACK);
        Pencil.shadow(pen, shape, page.theme().shadow(), page.px(RISE));
        shade(pen, shape, Pencil.between(lit, Color.WHITE, LIGHT), lit);
        Pencil.line(pen, shape, Pencil.between(lit, ink, RIM), page.px(LINE));
        write(pen, feat, shape, ink);
    }

    private void hollow(Graphics2D pen, Feat feat, RoundRectangle2D shape) {
        MaterialColors wall = page.theme().colors(WALL);
        Color flat = Pencil.between(wall.cell(), page.theme().shadow(), DUSK);
        Pencil.fill(pen, shape, flat);
        Pencil.line(pen, shape, wall.joint(), page.px(LINE));
        Color ink = Pencil.between(Contrast.better(flat, Color.WHITE, Color.BLACK), flat, DIM);
        write(pen, feat, shape, ink);
        if (aside(feat).isEmpty() && feat.needed() > 1) {
            pebbles(pen, feat, shape, ink);
        }
    }

    /** The colour of lit stone: the plaque's, or in a dark theme that of marks on it. */
    private Color lit() {
        MaterialColors stone = page.theme().colors(PLAQUE);
        return Contrast.better(Color.BLACK, stone.cell(), stone.mark());
    }

    private static void shade(Graphics2D pen, RoundRectangle2D shape, Color top, Color bottom) {
        pen.setPaint(new GradientPaint(0, (float) shape.getMinY(), top, 0, (float) shape.getMaxY(), bottom));
        pen.fill(shape);
    }

    private void write(Graphics2D pen, Feat feat, RoundRectangle2D shape, Color ink) {
        double x = shape.getX() + page.px(INSET);
        double y = shape.getY() + page.px(NAME_MIDDLE);
        page.write(pen, name(feat), ink, x, y);
        page.write(pen, aside(feat), page.small(), ink, shape.getMaxX() - page.px(INSET), y, Align.END);
        page.write(pen, how(feat), ink, x, shape.getY() + page.px(HOW_MIDDLE));
    }

    private Paragraph name(Feat feat) {
        String aside = aside(feat);
        double beside = aside.isEmpty() ? pebbles(feat) : page.small().width(aside);
        return Paragraph.of(page.typeface(), feat.name(), bold().first(), room() - beside, 1);
    }

    private Paragraph how(Feat feat) {
        return Paragraph.of(page.typeface(), feat.how(), page.small().first(), room(), 1);
    }

    private FontFamily bold() {
        return page.typeface().names(page.px(PlaquePage.SMALL));
    }

    /** The room for text in a place. */
    private double room() {
        return width() - 2 * page.px(INSET);
    }

    /** The text at the end of the name's line: a month, or steps if there is no room for pebbles; else empty. */
    private String aside(Feat feat) {
        boolean pebbled = feat.needed() <= MOST_PEBBLES && bold().width(feat.name()) <= room() - pebbles(feat);
        return feat.earned()
                .map(page.words()::monthOfYear)
                .orElseGet(() -> pebbled ? "" : page.words().steps(feat.done(), feat.needed()));
    }

    /** The width of the pebbles for all steps. */
    private double pebbles(Feat feat) {
        return feat.needed() > 1 ? feat.needed() * page.px(BETWEEN_PEBBLES) : 0;
    }

    /** Draws a pebble for each step at the end of the name's line; those of completed steps are filled. */
    private void pebbles(Graphics2D pen, Feat feat, RoundRectangle2D shape, Color ink) {
        double size = page.px(PEBBLE);
        double y = shape.getY() + page.px(NAME_MIDDLE) - size / 2;
        double end = shape.getMaxX() - page.px(INSET) - size;
        for (int index = 0; index < feat.needed(); index++) {
            double x = end - (feat.needed() - 1 - index) * page.px(BETWEEN_PEBBLES);
            var pebble = new Ellipse2D.Double(x, y, size, size);
            if (index < feat.done()) {
                Pencil.fill(pen, pebble, ink);
            }
            Pencil.line(pen, pebble, ink, page.px(LINE) / 2);
        }
    }
}
