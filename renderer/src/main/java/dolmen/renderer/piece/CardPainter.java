package dolmen.renderer.piece;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws the face of a card: its drawing in the frame of its kind, its value on a seal, and its shortest name if there
 * is room. An open card has its whole name and its effect. Text is upright even on a sideways card.
 *
 * @param typeface the typeface of all text
 * @param theme the theme, with the shadow and the materials of the frames
 * @param colors the colours of the table and of the card's owner
 * @param width the width of the card's place, in pixels
 */
record CardPainter(Typeface typeface, Theme theme, MaterialColors colors, int width) {
    private static final double EDGE = 0.04;
    private static final double MARGIN = 0.07;
    private static final double BRIEF = 0.17;
    private static final double BRIEF_LEADING = 1.1;

    /** The maximum share of the height for the shortest name. */
    private static final double MOST_FOR_NAME = 0.26;

    /** The smallest factor by which a name is compressed to fit. */
    private static final double NARROWEST = 0.76;

    /** The radius of a seal, as a multiple of the font size of its value. */
    private static final double SEAL = 0.72;

    private static final double VALUE = 0.28;

    /** The minimum height of a frame above a value, as a multiple of the value's line height. */
    private static final double LEAST_FRAME = 0.5;

    private static final double BADGE = 0.19;
    private static final double FRAME_OF_OPEN = 0.95;
    private static final double NAME = 0.25;
    private static final double TEXT = 0.21;
    private static final double LEADING = 1.16;
    private static final double BETWEEN = 0.08;

    void paint(Graphics2D pen, Card card, Side side) {
        double across = CellShape.cardWidth(card.pose(), width);
        double down = CellShape.cardHeight(card.pose(), width);
        double margin = Math.max(2, MARGIN * width);
        paper(pen, across, down, side);
        var room =
                new Rectangle2D.Double(margin - across / 2, margin - down / 2, across - 2 * margin, down - 2 * margin);
        switch (card.pose()) {
            case UPRIGHT -> upright(pen, card, room);
            case SIDEWAYS -> sideways(pen, card, room);
            case OPEN, WIDE -> open(pen, card, room);
        }
    }

    private ArmyColors paper() {
        return colors.army(Side.NOBODY);
    }

    private void paper(Graphics2D pen, double across, double down, Side side) {
        Shape card = CellShape.card(0, 0, across, down);
        Pencil.shadow(pen, card, theme.shadow(), 0.045 * width);
        Pencil.fill(pen, card, colors.army(side).body());
        double inset = Math.max(1, EDGE * Math.min(width, across / 2));
        Pencil.fill(pen, CellShape.card(0, 0, across - 2 * inset, down - 2 * inset), paper().light());
    }

    /** Draws the frame above the shortest name; on a card too small for the name, above the value. */
    private void upright(Graphics2D pen, Card card, Rectangle2D room) {
        Font brief = typeface.regular(BRIEF * width);
        Font value = typeface.bold(VALUE * width);
        double across = width * (1 - 2 * EDGE) - 2;
        boolean named = BRIEF_LEADING * brief.getSize2D() <= MOST_FOR_NAME * room.getHeight()
                && NARROWEST * Typeface.width(card.brief(), brief) <= across;
        boolean valued = !card.value().isEmpty();
        double line = BRIEF_LEADING * (named ? brief : value).getSize2D();
        double left = named || valued ? room.getHeight() - line : room.getHeight();
        boolean framed = left >= LEAST_FRAME * line;
        double beside = named && valued ? radius() / 2 : 0;
        var above = new Rectangle2D.Double(room.getX() + beside, room.getY(), room.getWidth() - beside, left);
        if (framed) {
            new FramePainter(theme, paper()).paint(pen, card, above);
        }
        pen.setPaint(paper().line());
        double middle = framed ? room.getMaxY() - line / 2 : room.getCenterY();
        if (named) {
            double fitting = Math.min(across, Typeface.width(card.brief(), brief));
            narrow(pen, card.brief(), brief, across, room.getCenterX() - fitting / 2, middle);
        } else {
            Typeface.drawMiddle(pen, card.value(), value, room.getCenterX(), middle, Align.CENTRE);
        }
        if (named && valued) {
            seal(pen, card, room.getX(), room.getY());
        }
        badges(pen, card, room.getMaxX(), above.getMaxY());
    }

    /** Draws a name to the right of a point, compressed if necessary. */
    private static void narrow(Graphics2D pen, String name, Font font, double room, double x, double middle) {
        double part = Math.min(1, room / Typeface.width(name, font));
        String words = part < NARROWEST ? new DrawableText(name, "", font).fitting(room / NARROWEST) : name;
        Graphics2D own = (Graphics2D) pen.create();
        own.translate(x, middle);
        own.scale(Math.max(NARROWEST, part), 1);
        Typeface.drawMiddle(own, words, font, 0, 0, Align.START);
        own.dispose();
    }

    /** Draws the frame, with the value to its right. */
    private void sideways(Graphics2D pen, Card card, Rectangle2D room) {
        Font value = typeface.bold(VALUE * width);
        double digits = Typeface.width("0", value) * 1.1;
        var before = new Rectangle2D.Double(room.getX(), room.getY(), room.getWidth() - digits, room.getHeight());
        new FramePainter(theme, paper()).paint(pen, card, before);
        pen.setPaint(paper().line());
        Typeface.drawMiddle(pen, card.value(), value, room.getMaxX() - digits / 2, room.getCenterY(), Align.CENTRE);
        badges(pen, card, before.getMaxX(), room.getMaxY());
    }

    /** Draws the frame at the left and the text beside it, and the value on the frame or at the end of a wide card. */
    private void open(Graphics2D pen, Card card, Rectangle2D room) {
        boolean valued = !card.value().isEmpty();
        boolean atEnd = card.pose() == Card.Pose.WIDE;
        double beside = valued && !atEnd ? radius() / 2 : 0;
        double left = FRAME_OF_OPEN * room.getHeight();
        new FramePainter(theme, paper())
                .paint(
                        pen,
                        card,
                        new Rectangle2D.Double(room.getX() + beside, room.getY(), left - beside, room.getHeight()));
        double x = room.getX() + left + BETWEEN * width;
        double across = room.getMaxX() - x - (valued && atEnd ? 2 * radius() : 0);
        Font bold = typeface.bold(NAME * width);
        var text = Paragraph.of(typeface, card.textInWords(), typeface.regular(TEXT * width), across, 2);
        double heading = LEADING * bold.getSize2D();
        boolean told = !card.textInWords().isEmpty()
                && text.whole()
                && heading + text.height() <= room.getHeight() + 2 * MARGIN * width;
        double top = room.getCenterY() - (heading + (told ? text.height() : 0)) / 2;
        pen.setPaint(paper().line());
        narrow(pen, card.name(), bold, across, x, top + heading / 2);
        if (told) {
            pen.setPaint(paper().shade());
            text.drawBelow(pen, x, top + heading);
        }
        if (valued) {
            seal(pen, card, atEnd ? room.getMaxX() - 2 * radius() : room.getX(), room.getY());
        }
    }

    private double radius() {
        return SEAL * typeface.bold(BRIEF * width).getSize2D();
    }

    /** Draws the value on a seal with its upper left corner at a point. */
    private void seal(Graphics2D pen, Card card, double x, double y) {
        double radius = radius();
        Pencil.fill(pen, new Ellipse2D.Double(x, y, 2 * radius, 2 * radius), paper().line());
        pen.setPaint(paper().light());
        Typeface.drawMiddle(pen, card.value(), typeface.bold(BRIEF * width), x + radius, y + radius, Align.CENTRE);
    }

    /** Draws the motifs of attached cards, from a lower right corner to the left. */
    private void badges(Graphics2D pen, Card card, double right, double bottom) {
        double radius = BADGE * width;
        double x = right - radius;
        for (String motif : card.attached()) {
            var badge = new Ellipse2D.Double(x - radius, bottom - 2 * radius, 2 * radius, 2 * radius);
            Pencil.shadow(pen, badge, theme.shadow(), 0.02 * width);
            Pencil.fill(pen, badge, theme.inlay(Material.SANDSTONE, paper()));
            Pencil.line(pen, badge, paper().line(), Math.max(1, 0.014 * width));
            Graphics2D own = (Graphics2D) pen.create();
            own.translate(x, bottom - radius);
            Motif.of(motif)
                    .paint(
                            own,
                            1.25 * radius,
                            theme.onInlay(Material.SANDSTONE, paper()),
                            theme.inlay(Material.SANDSTONE, paper()));
            own.dispose();
            x -= 2 * radius;
        }
    }
}
