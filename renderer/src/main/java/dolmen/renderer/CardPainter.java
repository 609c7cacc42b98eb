package dolmen.renderer;

import dolmen.renderer.Theme.Army;
import dolmen.renderer.Theme.Masonry;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws the face of a card: its number in the frame that tells its kind, its value in a corner, and below them as many
 * words as can be read at the card's size. What is written stands upright on a card that lies sideways too.
 *
 * @param typeface for all that is written
 * @param theme for the shadow and the materials of the frames
 * @param masonry the colours of the table and of the card's owner
 * @param width of the card in pixels
 */
record CardPainter(Typeface typeface, Theme theme, Masonry masonry, int width) {

    /** The smallest letters that can be read, in pixels; a card that has no room for them shows none. */
    private static final double SMALLEST = 8.4;

    private static final double EDGE = 0.04;
    private static final double MARGIN = 0.085;
    private static final double NAME = 0.128;
    private static final double TEXT = 0.1;
    private static final double STRIP = 0.2;
    private static final double COIN = 0.165;
    private static final double NUMBER = 0.42;

    void paint(Graphics2D pen, Card card, Side side) {
        double across = card.sideways() ? width * Surface.Table.CARD_HEIGHT : width;
        double down = card.sideways() ? width : width * Surface.Table.CARD_HEIGHT;
        paper(pen, across, down, side);
        double margin = MARGIN * width;
        var room =
                new Rectangle2D.Double(margin - across / 2, margin - down / 2, across - 2 * margin, down - 2 * margin);
        double bottom = strips(pen, card, across, room.getMaxY());
        bottom = words(pen, card, room, bottom);
        var frame = new Rectangle2D.Double(room.getX(), room.getY(), room.getWidth(), bottom - room.getY());
        frame(pen, card, frame);
        corners(pen, card, room);
    }

    private Army paperColors() {
        return masonry.army(Side.NOBODY);
    }

    private void paper(Graphics2D pen, double across, double down, Side side) {
        Shape card = CellShape.card(0, 0, across, down);
        Pencil.shadow(pen, card, theme.shadow(), 0.045 * width);
        Pencil.fill(pen, card, masonry.army(side).body());
        double inset = Math.max(1, EDGE * width);
        Pencil.fill(
                pen,
                CellShape.card(0, 0, across - 2 * inset, down - 2 * inset),
                paperColors().light());
    }

    /** Bands about the card, one for each card that lies with it; gives where they begin. */
    private double strips(Graphics2D pen, Card card, double across, double from) {
        double bottom = from;
        Font font = typeface.bold().deriveFont((float) (TEXT * width));
        for (String attached : card.attached()) {
            double height = STRIP * width;
            double overhang = 0.03 * width;
            var band = new RoundRectangle2D.Double(
                    -across / 2 - overhang, bottom - height, across + 2 * overhang, height, overhang * 2, overhang * 2);
            Pencil.shadow(pen, band, theme.shadow(), 0.03 * width);
            Pencil.fill(pen, band, theme.masonry(Material.SANDSTONE).cell());
            pen.setPaint(paperColors().line());
            if (font.getSize2D() >= SMALLEST) {
                String words = new DrawableText(attached, "", font).fitting(across - 2 * overhang);
                Typeface.drawMiddle(pen, words, font, 0, bottom - height / 2, Align.CENTRE);
            } else {
                mark(pen, bottom - height / 2);
            }
            bottom -= height + 0.04 * width;
        }
        return bottom;
    }

    /** Stands for words for which there is no room. */
    private void mark(Graphics2D pen, double y) {
        double radius = 0.035 * width;
        for (int dot = -1; dot <= 1; dot++) {
            pen.fill(new Ellipse2D.Double(dot * 4 * radius - radius, y - radius, 2 * radius, 2 * radius));
        }
    }

    /** The name, and below it what the card does; gives where they begin. */
    private double words(Graphics2D pen, Card card, Rectangle2D room, double bottom) {
        Font bold = typeface.bold().deriveFont((float) (NAME * width));
        Font regular = typeface.regular().deriveFont((float) (TEXT * width));
        double top = bottom;
        if (!card.text().isEmpty() && !card.sideways() && regular.getSize2D() * 0.8 >= SMALLEST) {
            Paragraph text = Paragraph.of(card.text(), regular, room.getWidth(), 2);
            top -= text.height();
            pen.setPaint(paperColors().shade());
            text.draw(pen, 0, top);
        }
        if (bold.getSize2D() * 0.8 >= SMALLEST) {
            Paragraph name = Paragraph.of(card.name(), bold, room.getWidth(), card.sideways() ? 1 : 2);
            top -= name.height();
            pen.setPaint(paperColors().line());
            name.draw(pen, 0, top);
        }
        return top < bottom ? top - 0.03 * width : bottom;
    }

    private void frame(Graphics2D pen, Card card, Rectangle2D room) {
        double along = card.sideways() ? room.getWidth() : room.getHeight();
        double beside = card.sideways() ? room.getHeight() : room.getWidth();
        double height = Math.min(along, beside / CardFrame.width(card.frame()));
        var place = AffineTransform.getTranslateInstance(room.getCenterX(), room.getCenterY());
        if (card.sideways()) {
            place.quadrantRotate(-1);
        }
        place.scale(height, height);
        Shape outline = place.createTransformedShape(CardFrame.outline(card.frame()));
        Color fill = switch (card.frame()) {
            case OVAL -> paperColors().tint();
            case COFFIN -> theme.masonry(Material.WALNUT).joint();
            case SQUARE_WITH_OVALS -> theme.masonry(Material.LINEN).cell();
            case SLAB -> theme.masonry(Material.LIMESTONE).cell();
        };
        Color ink = switch (card.frame()) {
            case OVAL, SQUARE_WITH_OVALS, SLAB -> paperColors().line();
            case COFFIN -> paperColors().light();
        };
        Pencil.fill(pen, outline, fill);
        Pencil.line(pen, outline, paperColors().line(), Math.max(1, 0.016 * width));
        double size = Math.min(NUMBER * width, 0.5 * height);
        double drop = CardFrame.drop(card.frame()) * height;
        pen.setPaint(ink);
        Typeface.drawMiddle(
                pen,
                Integer.toString(card.number()),
                typeface.bold().deriveFont((float) size),
                room.getCenterX() + (card.sideways() ? drop : 0),
                room.getCenterY() + (card.sideways() ? 0 : drop),
                Align.CENTRE);
    }

    /** The value at the right, the mark of a reconstruction at the left. */
    private void corners(Graphics2D pen, Card card, Rectangle2D room) {
        if (!card.value().isEmpty()) {
            double radius = Math.max(COIN * width, 6.5);
            double x = room.getMaxX() - radius + 0.03 * width;
            double y = room.getY() + radius - 0.03 * width;
            var coin = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
            Army gold = theme.masonry(Material.SANDSTONE).army(Side.NOBODY);
            Pencil.fill(pen, coin, theme.masonry(Material.SANDSTONE).cell());
            Pencil.line(pen, coin, gold.line(), Math.max(1, 0.014 * width));
            Font font = typeface.bold().deriveFont((float) (1.4 * radius));
            pen.setPaint(paperColors().line());
            Typeface.drawMiddle(pen, card.value(), font, x, y, Align.CENTRE);
        }
        if (card.house()) {
            Font font = typeface.bold().deriveFont((float) Math.max(0.24 * width, 10));
            pen.setPaint(theme.accent());
            Typeface.draw(pen, "*", font, room.getX(), room.getY() + font.getSize2D() * 0.75, Align.START);
        }
    }
}
