package dolmen.renderer.piece;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Card.Frame;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/**
 * Draws the frame of a card with the card's value in it, as large as possible. Frames are of paper, walnut, linen or
 * limestone, like the thing that they show.
 *
 * @param typeface for the value
 * @param theme the materials
 * @param paper the colours of the card
 * @param width of the card in pixels
 */
record FramePainter(Typeface typeface, Theme theme, ArmyColors paper, int width) {
    private static final double VALUE_IN_FRAME = 0.62;
    private static final double LINE = 0.016;

    /** Draws the frame, its top to the left if the card lies sideways. */
    void paint(Graphics2D pen, Card card, Rectangle2D room) {
        Frame frame = card.frame();
        double along = card.sideways() ? room.getWidth() : room.getHeight();
        double beside = card.sideways() ? room.getHeight() : room.getWidth();
        double height = Math.min(along, beside / CardFrame.width(frame));
        var place = AffineTransform.getTranslateInstance(room.getCenterX(), room.getCenterY());
        if (card.sideways()) {
            place.quadrantRotate(-1);
        }
        place.scale(height, height);
        Shape outline = place.createTransformedShape(CardFrame.outline(frame));
        Pencil.fill(pen, outline, fill(frame));
        Pencil.line(pen, outline, paper.line(), Math.max(1, LINE * width));

        double drop = CardFrame.drop(frame) * height;
        double x = room.getCenterX() + (card.sideways() ? drop : 0);
        double y = room.getCenterY() + (card.sideways() ? 0 : drop);
        Font font = typeface.bold(VALUE_IN_FRAME * height);
        pen.setPaint(ink(frame));
        Typeface.drawMiddle(pen, card.value(), font, x, y, Align.CENTRE);
    }

    private Color fill(Frame frame) {
        return switch (frame) {
            case OVAL -> paper.tint();
            case COFFIN -> theme.colors(Material.WALNUT).joint();
            case SQUARE_WITH_OVALS -> theme.inlay(Material.LINEN, paper);
            case SLAB -> theme.inlay(Material.LIMESTONE, paper);
        };
    }

    private Color ink(Frame frame) {
        return switch (frame) {
            case OVAL -> paper.line();
            case SQUARE_WITH_OVALS -> theme.onInlay(Material.LINEN, paper);
            case SLAB -> theme.onInlay(Material.LIMESTONE, paper);
            case COFFIN -> paper.light();
        };
    }
}
