package dolmen.renderer.piece;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Symbol;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * Draws pieces on their own, on a transparent square. They have no shadow, and an edge that is visible on a light and
 * on a dark page. All have one scale, but tall ones are drawn smaller.
 *
 * @param typeface the typeface of text, which only backs of cards have
 */
public record SymbolPainter(Typeface typeface, Theme theme) {
    /** The width and height of a symbol, in pixels. */
    public static final int SIZE = 128;

    /** The grey that contrasts best with white and with Discord's dark page, by 3.5 to 1. */
    private static final Color EDGE = new Color(0x87, 0x88, 0x8B);

    private static final int EDGE_WIDTH = 7;
    private static final int DIRECTIONS = 32;
    private static final int ROOM = SIZE - 2 * EDGE_WIDTH;

    /** The width of a cell whose broadest pieces fill the square. */
    private static final int CELL = 139;

    /** Draws the symbol. */
    public BufferedImage paint(Symbol symbol) {
        BufferedImage piece = piece(symbol, CELL);
        Rectangle covered = covered(piece);
        int longest = Math.max(covered.width, covered.height);
        if (longest > ROOM) {
            piece = piece(symbol, CELL * ROOM / longest);
            covered = covered(piece);
        }
        BufferedImage edge = silhouette(piece);
        var picture = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = Pencil.on(picture);
        int left = (SIZE - covered.width) / 2 - covered.x;
        int top = (SIZE - covered.height) / 2 - covered.y;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            double angle = 2 * Math.PI * direction / DIRECTIONS;
            pen.drawImage(
                    edge,
                    left + (int) Math.round(EDGE_WIDTH * Math.cos(angle)),
                    top + (int) Math.round(EDGE_WIDTH * Math.sin(angle)),
                    null);
        }
        pen.drawImage(piece, left, top, null);
        pen.dispose();
        return picture;
    }

    private BufferedImage piece(Symbol symbol, int cell) {
        var piece = new BufferedImage(2 * SIZE, 2 * SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = Pencil.on(piece);
        pen.translate(SIZE, SIZE);
        Theme flat = theme.withoutShadows();
        if (symbol.glyph() instanceof Glyph.Face(var card)) {
            var room = new Rectangle2D.Double(-ROOM / 2.0, -ROOM / 2.0, ROOM, ROOM);
            new FramePainter(flat, flat.colors(symbol.material()).army(Side.NOBODY)).paint(pen, card, room);
        } else {
            new GlyphPainter(typeface, flat, flat.colors(symbol.material()), CellShape.SQUARE, cell)
                    .paint(pen, symbol.glyph(), symbol.side());
        }
        pen.dispose();
        return piece;
    }

    /** The smallest rectangle with all visible pixels. */
    private static Rectangle covered(BufferedImage piece) {
        var covered = new Rectangle(-1, -1);
        for (int y = 0; y < piece.getHeight(); y++) {
            for (int x = 0; x < piece.getWidth(); x++) {
                if (piece.getRGB(x, y) >>> 24 != 0) {
                    covered.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return covered;
    }

    /** The shape of the piece in the colour of edges. */
    private static BufferedImage silhouette(BufferedImage piece) {
        var silhouette = new BufferedImage(piece.getWidth(), piece.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = silhouette.createGraphics();
        pen.drawImage(piece, 0, 0, null);
        pen.setComposite(AlphaComposite.SrcIn);
        pen.setPaint(EDGE);
        pen.fillRect(0, 0, piece.getWidth(), piece.getHeight());
        pen.dispose();
        return silhouette;
    }
}
