package dolmen.renderer.piece;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws the face of a card: its number in the frame that tells its kind, its value in a corner, and below them as many
 * words as can be read at the card's size. What is written stands upright on a card that lies sideways too.
 *
 * @param typeface for all that is written
 * @param theme for the shadow and the materials of the frames
 * @param colors the colours of the table and of the card's owner
 * @param width of the card in pixels
 */
record CardPainter(Typeface typeface, Theme theme, MaterialColors colors, int width) {

    /** The narrowest card on which value and number are beside each other, in pixels. */
    private static final int TINY = 24;

    /** The narrowest card with a name on it, and with words on what it does, in pixels. */
    private static final int NAMED = 58;

    private static final int EXPLAINED = 96;

    private static final double EDGE = 0.04;
    private static final double MARGIN = 0.085;
    private static final double NAME = 0.128;
    private static final double TEXT = 0.088;
    private static final double STRIP = 0.2;
    private static final double STRIP_RISE = 0.04;

    void paint(Graphics2D pen, Card card, Side side) {
        double across = card.sideways() ? width * Surface.Table.CARD_HEIGHT : width;
        double down = card.sideways() ? width : width * Surface.Table.CARD_HEIGHT;
        paper(pen, across, down, side);
        double margin = MARGIN * width;
        var room =
                new Rectangle2D.Double(margin - across / 2, margin - down / 2, across - 2 * margin, down - 2 * margin);
        double bottom = words(pen, card, room, strips(pen, card, across, room.getMaxY()));
        new FramePainter(typeface, theme, paper(), width).paint(pen, card, betweenCorners(card, room, bottom));
        if (!card.value().isEmpty()) {
            corners().coin(pen, card.value(), room);
        }
        if (card.house()) {
            pen.setPaint(paper().shade());
            corners().star(pen, room);
        }
    }

    /** The part of the room down to a bottom that leaves the corners free, or nearly so with a narrow frame. */
    private Rectangle2D betweenCorners(Card card, Rectangle2D room, double bottom) {
        double coin = card.value().isEmpty() ? 0 : corners().radius();
        double star =
                card.house() && broad(card) && width >= NAMED ? 0.5 * corners().radius() : 0;
        double right = card.sideways() ? 1.4 * coin : 0;
        double part = width < TINY ? 1.6 : width < NAMED ? 1.25 : broad(card) ? 0.8 : 0.3;
        double top = card.sideways() ? 0 : Math.max(part * coin, star);
        return new Rectangle2D.Double(
                room.getX(), room.getY() + top, room.getWidth() - right, bottom - room.getY() - top);
    }

    private static boolean broad(Card card) {
        return switch (card.frame()) {
            case OVAL, COFFIN -> false;
            case SQUARE_WITH_OVALS, SLAB -> true;
        };
    }

    private ArmyColors paper() {
        return colors.army(Side.NOBODY);
    }

    private void paper(Graphics2D pen, double across, double down, Side side) {
        Shape card = CellShape.card(0, 0, across, down);
        Pencil.shadow(pen, card, theme.shadow(), 0.045 * width);
        Pencil.fill(pen, card, colors.army(side).body());
        double inset = Math.max(1, EDGE * width);
        Pencil.fill(pen, CellShape.card(0, 0, across - 2 * inset, down - 2 * inset), paper().light());
    }

    /** Bands about the card, one for each card that lies with it; gives where they begin. */
    private double strips(Graphics2D pen, Card card, double across, double from) {
        double bottom = from;
        double height = STRIP * width;
        double overhang = 0.03 * width;
        Font font = typeface.bold(TEXT * width);
        for (String attached : card.attached()) {
            bottom -= STRIP_RISE * width + height;
            var band = new RoundRectangle2D.Double(
                    -across / 2 - overhang, bottom, across + 2 * overhang, height, overhang, overhang);
            Pencil.shadow(pen, band, theme.shadow(), 0.025 * width);
            Pencil.fill(pen, band, theme.inlay(Material.SANDSTONE, paper()));
            pen.setPaint(theme.onInlay(Material.SANDSTONE, paper()));
            if (width < NAMED) {
                dots(pen, bottom + height / 2);
            } else {
                Paragraph.of(attached, font, across - 2 * overhang, 1).drawAbout(pen, 0, bottom + height / 2);
            }
        }
        return card.attached().isEmpty() ? from : bottom - STRIP_RISE * width;
    }

    /** Stands for words for which there is no room. */
    private void dots(Graphics2D pen, double y) {
        double radius = 0.035 * width;
        for (int dot = -1; dot <= 1; dot++) {
            pen.fill(new Ellipse2D.Double(dot * 4 * radius - radius, y - radius, 2 * radius, 2 * radius));
        }
    }

    /** The name, and below it what the card does; gives where they begin. */
    private double words(Graphics2D pen, Card card, Rectangle2D room, double bottom) {
        double top = bottom;
        if (width >= EXPLAINED && !card.text().isEmpty() && !card.sideways()) {
            Font regular = typeface.regular(TEXT * width);
            Paragraph text = Paragraph.of(card.text(), regular, room.getWidth(), 3);
            top -= text.height();
            pen.setPaint(paper().shade());
            text.drawAbout(pen, 0, (top + bottom) / 2);
        }
        if (width >= NAMED) {
            Paragraph name = name(card, room.getWidth(), top < bottom);
            pen.setPaint(paper().line());
            name.drawAbout(pen, 0, top - name.height() / 2);
            top -= name.height() + 0.03 * width;
        }
        return top;
    }

    /** The name, on one line where there is little room besides, unless it is too long for that. */
    private Paragraph name(Card card, double room, boolean explained) {
        Font bold = typeface.bold(NAME * width);
        Paragraph line = Paragraph.of(card.name(), bold, room, 1);
        return card.sideways() || (explained && line.whole()) ? line : Paragraph.of(card.name(), bold, room, 2);
    }

    private CornersPainter corners() {
        return new CornersPainter(typeface, theme, paper(), width);
    }
}
