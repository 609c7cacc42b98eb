package dolmen.renderer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** Pieces drawn once and kept. Safe for use by many threads. */
final class Sprites {
    /** The side of a sprite, in cell widths; room for shadows. */
    private static final double SIZE = 1.5;

    private static final int MOST = 256;

    private final Cache<Key, BufferedImage> drawn =
            Caffeine.newBuilder().maximumSize(MOST).build();

    private record Key(Glyph glyph, Side side, Theme theme, Material material, CellShape shape, int cell) {}

    /** Draws a piece about a centre with the strength, from 0, invisible, to 1, that the pen has. */
    void paint(Graphics2D pen, Glyph glyph, Side side, Board board, double x, double y) {
        Key key = new Key(
                glyph,
                side,
                board.theme(),
                board.material(),
                board.shape(),
                board.layout().cell());
        BufferedImage sprite = drawn.get(key, Sprites::draw);
        int half = sprite.getWidth() / 2;
        pen.drawImage(sprite, (int) Math.round(x) - half, (int) Math.round(y) - half, null);
    }

    private static BufferedImage draw(Key key) {
        int half = (int) Math.ceil(key.cell() * SIZE / 2);
        var sprite = new BufferedImage(2 * half, 2 * half, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D pen = Pencil.on(sprite);
        pen.translate(half, half);
        new GlyphPainter(key.theme(), key.theme().masonry(key.material()), key.shape(), key.cell())
                .paint(pen, key.glyph(), key.side());
        pen.dispose();
        return sprite;
    }
}
