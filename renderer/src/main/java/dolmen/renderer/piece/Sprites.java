package dolmen.renderer.piece;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;

/** A cache of drawn pieces. Safe for use by many threads. */
public final class Sprites {
    /** The side of a sprite, in cell widths, with room for shadows and for cards in both directions. */
    private static final double SIZE = 1.6;

    /** The width of a sprite beyond an open card, in cell widths. */
    private static final double BESIDE = 0.5;

    private final Typeface typeface;
    private final Cache<Key, BufferedImage> drawn;

    /** @param mostBytes the maximum size of the cache, in bytes */
    public Sprites(Typeface typeface, long mostBytes) {
        this.typeface = typeface;
        this.drawn = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((Key key, BufferedImage sprite) -> Pencil.bytes(sprite))
                .build();
    }

    private record Key(
            Glyph glyph, Side side, Theme theme, Material material, CellShape shape, int cell, double letters) {}

    /** Draws a piece on its cell with the pen's opacity. */
    public void paint(Graphics2D pen, Token token, PlacedBoard board) {
        Key key = new Key(
                token.glyph(),
                token.side(),
                board.theme(),
                board.material(),
                board.shape(),
                (int) Math.round(board.width(token.cell())),
                letters(token, board));
        BufferedImage sprite = drawn.get(key, this::draw);
        Point2D centre = board.place(token.cell());
        int left = (int) Math.round(centre.getX()) - sprite.getWidth() / 2;
        int top = (int) Math.round(centre.getY()) - sprite.getHeight() / 2;
        pen.drawImage(sprite, left, top, null);
    }

    /** The font size in the key of a piece: 0 for all pieces but cards, which alone have text. */
    private static double letters(Token token, PlacedBoard board) {
        return switch (token.glyph()) {
            case Glyph.Face face -> board.layout().letters();
            case Glyph.Back back -> board.layout().letters();
            case Glyph.Stone stone -> 0;
            case Glyph.Stack stack -> 0;
            case Glyph.Pit pit -> 0;
            case Glyph.Pawn pawn -> 0;
            case Glyph.Pebble pebble -> 0;
            case Glyph.Blocks blocks -> 0;
            case Glyph.Rider rider -> 0;
        };
    }

    private BufferedImage draw(Key key) {
        int high = (int) Math.ceil(key.cell() * SIZE / 2);
        int wide = key.glyph() instanceof Glyph.Face(Card card) && card.open()
                ? (int) Math.ceil((CellShape.cardWidth(card.pose(), key.cell()) + BESIDE * key.cell()) / 2)
                : high;
        var sprite = new BufferedImage(2 * wide, 2 * high, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D pen = Pencil.on(sprite);
        pen.translate(wide, high);
        new GlyphPainter(
                        typeface.atLeast(key.letters()),
                        key.theme(),
                        key.theme().colors(key.material()),
                        key.shape(),
                        key.cell())
                .paint(pen, key.glyph(), key.side());
        pen.dispose();
        return sprite;
    }
}
