package dolmen.renderer.piece;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Side;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * Draws the face of a card: its value, as large as possible, in the frame of its kind, and beside that its number,
 * small. An open card also has its name and its effect. Words are upright on a card that lies sideways.
 *
 * @param typeface for all words
 * @param theme for the shadow and the materials of the frames
 * @param colors the colours of the table and of the card's owner
 * @param width of the card's place in pixels
 */
record CardPainter(Typeface typeface, Theme theme, MaterialColors colors, int width) {
    private static final double EDGE = 0.05;
    private static final double MARGIN = 0.075;
    private static final double NUMBER = 0.2;
    private static final double NUMBER_LEADING = 0.95;

    /** The width of a number of two digits, in sizes of its letters. */
    private static final double DIGITS = 1.3;

    private static final double FRAME_OF_OPEN = 1.05;
    private static final double NAME = 0.24;
    private static final double TEXT = 0.2;
    private static final double BETWEEN = 0.1;

    void paint(Graphics2D pen, Card card, Side side) {
        double across = CellShape.cardWidth(card.pose(), width);
        double down = CellShape.cardHeight(card.pose(), width);
        double margin = Math.max(2, MARGIN * width);
        paper(pen, across, down, side);
        var room =
                new Rectangle2D.Double(margin - across / 2, margin - down / 2, across - 2 * margin, down - 2 * margin);
        var bands = new BandPainter(typeface, theme, paper(), width);
        double free = room.getHeight() - bands.height(card.attached().size());
        var above = new Rectangle2D.Double(room.getX(), room.getY(), room.getWidth(), free);
        switch (card.pose()) {
            case UPRIGHT -> upright(pen, card, above);
            case SIDEWAYS -> sideways(pen, card, above);
            case OPEN -> open(pen, card, above);
        }
        bands.paint(pen, card.attached(), across, room.getMaxY());
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

    /** Draws the frame, and below it the number, if there is room for both. */
    private void upright(Graphics2D pen, Card card, Rectangle2D room) {
        Font font = typeface.bold(NUMBER * width);
        double line = NUMBER_LEADING * font.getSize2D();
        double left = room.getHeight() - line;
        boolean numbered = left >= font.getSize2D();
        frame(pen, card, room.getX(), room.getY(), room.getWidth(), numbered ? left : room.getHeight());
        if (numbered) {
            number(pen, card, font, room.getCenterX(), room.getMaxY() - line / 2);
        }
    }

    /** Draws the frame, and to the right of it the number, if there is room for both. */
    private void sideways(Graphics2D pen, Card card, Rectangle2D room) {
        Font font = typeface.bold(NUMBER * width);
        double digits = DIGITS * font.getSize2D();
        double left = room.getWidth() - digits;
        boolean numbered = left >= font.getSize2D();
        frame(pen, card, room.getX(), room.getY(), numbered ? left : room.getWidth(), room.getHeight());
        if (numbered) {
            number(pen, card, font, room.getMaxX() - digits / 2, room.getCenterY());
        }
    }

    /** Draws the frame above the number at the left, the words at the right. */
    private void open(Graphics2D pen, Card card, Rectangle2D room) {
        double left = FRAME_OF_OPEN * room.getHeight();
        upright(pen, card, new Rectangle2D.Double(room.getX(), room.getY(), left, room.getHeight()));
        double x = room.getX() + left + BETWEEN * width;
        double across = room.getMaxX() - x;
        var heading = Paragraph.of(typeface, card.name(), typeface.bold(NAME * width), across, 1);
        var text = Paragraph.of(typeface, card.text(), typeface.regular(TEXT * width), across, 2);
        boolean told = !card.text().isEmpty()
                && text.whole()
                && heading.height() + text.height() <= room.getHeight() + 2 * MARGIN * width;
        double top = room.getCenterY() - (heading.height() + (told ? text.height() : 0)) / 2;
        pen.setPaint(paper().line());
        heading.drawBelow(pen, x, top);
        if (told) {
            pen.setPaint(paper().shade());
            text.drawBelow(pen, x, top + heading.height());
        }
    }

    private void frame(Graphics2D pen, Card card, double x, double y, double across, double down) {
        new FramePainter(typeface, theme, paper(), width).paint(pen, card, new Rectangle2D.Double(x, y, across, down));
    }

    private void number(Graphics2D pen, Card card, Font font, double x, double y) {
        pen.setPaint(paper().shade());
        String star = card.house() && card.pose() == Card.Pose.OPEN ? "*" : "";
        Typeface.drawMiddle(pen, card.number() + star, font, x, y, Align.CENTRE);
    }
}
