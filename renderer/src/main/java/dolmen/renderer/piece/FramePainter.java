package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Card.Frame;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/**
 * Draws the frame of a card with the card's drawing in it. Frames are of paper, walnut, linen or limestone, like the
 * object that they represent.
 *
 * @param theme the materials
 * @param paper the colours of the card
 */
record FramePainter(Theme theme, ArmyColors paper) {
    private static final double LINE = 0.014;

    /** Draws the frame as large as possible, with its top to the left on a sideways card. */
    void paint(Graphics2D pen, Card card, Rectangle2D room) {
        Frame frame = card.frame();
        double along = card.sideways() ? room.getWidth() : room.getHeight();
        double beside = card.sideways() ? room.getHeight() : room.getWidth();
        double height = Math.min(along, beside / CardFrame.width(frame));
        Graphics2D own = (Graphics2D) pen.create();
        own.translate(room.getCenterX(), room.getCenterY());
        if (card.sideways()) {
            own.rotate(-Math.PI / 2);
        }
        Shape outline =
                AffineTransform.getScaleInstance(height, height).createTransformedShape(CardFrame.outline(frame));
        Pencil.fill(own, outline, fill(frame));
        Shape everywhere = own.getClip();
        own.clip(outline);
        own.translate(0, CardFrame.drop(frame) * height);
        Motif.of(card.motif()).paint(own, CardFrame.drawing(frame) * height, ink(frame), fill(frame));
        own.translate(0, -CardFrame.drop(frame) * height);
        own.setClip(everywhere);
        Pencil.line(own, outline, paper.line(), Math.max(1, LINE * height));
        own.dispose();
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
