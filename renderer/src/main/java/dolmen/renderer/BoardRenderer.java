package dolmen.renderer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.mark.HintPainter;
import dolmen.renderer.mark.MarkPainter;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.piece.Sprites;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.surface.SurfacePainter;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/**
 * Draws scenes. Equal scenes, headers, themes and widths give equal pixels on every machine. Safe for use by many
 * threads. It caches pieces and boards, so share one instance.
 */
public final class BoardRenderer {
    public static final int MIN_WIDTH = 400;
    public static final int DEFAULT_WIDTH = 1000;
    public static final int MAX_WIDTH = 1600;

    private static final long USUAL_PIECES = 64L << 20;
    private static final long USUAL_BACKGROUNDS = 32L << 20;

    private final Typeface typeface;
    private final Themes themes = Themes.load();
    private final Sprites sprites;
    private final Cache<Background, BufferedImage> backgrounds;

    /** A renderer with a typeface of its own. */
    public BoardRenderer() {
        this(Typeface.load());
    }

    /** @param typeface preferably shared, since opening its fonts is slow */
    public BoardRenderer(Typeface typeface) {
        this(typeface, USUAL_PIECES, USUAL_BACKGROUNDS);
    }

    /**
     * A renderer with bounded caches.
     *
     * @param pieceBytes upper bound for cached pieces
     * @param backgroundBytes upper bound for cached boards without pieces
     */
    public BoardRenderer(Typeface typeface, long pieceBytes, long backgroundBytes) {
        this.typeface = typeface;
        this.sprites = new Sprites(typeface, pieceBytes);
        this.backgrounds = Caffeine.newBuilder()
                .maximumWeight(backgroundBytes)
                .weigher((Background background, BufferedImage image) -> Pencil.bytes(image))
                .build();
    }

    /** The themes of this release, read once. */
    public Themes themes() {
        return themes;
    }

    private record Background(Surface surface, PictureLayout layout, Theme theme) {}

    /** Draws the scene with a header made from its trays. */
    public BufferedImage render(BoardScene scene, Theme theme, int width) {
        return render(scene, Header.of(scene.trays()), theme, width);
    }

    /**
     * Draws the scene below a strip with the players' names.
     *
     * @param width the width in pixels; the height follows from the content
     * @throws IllegalArgumentException if the width is out of range, or a token or mark refers to a cell that the
     *     surface lacks
     */
    public BufferedImage render(BoardScene scene, Header header, Theme theme, int width) {
        return render(scene, header, theme, width, 0);
    }

    /**
     * Draws the scene as a part of a larger picture.
     *
     * @param letters the minimum font size, in pixels
     */
    BufferedImage render(BoardScene scene, Header header, Theme theme, int width, double letters) {
        checkWidth(width);
        return render(scene, theme, Composition.of(typeface, scene.surface(), header, width, letters));
    }

    /**
     * Draws the scene as the lower part of a larger picture.
     *
     * @param above the height of the upper part, in pixels
     */
    BufferedImage renderBelow(BoardScene scene, Header header, Theme theme, int width, int above) {
        checkWidth(width);
        return render(scene, theme, Composition.below(typeface, scene.surface(), header, width, above));
    }

    private BufferedImage render(BoardScene scene, Theme theme, Composition composition) {
        PictureLayout layout = composition.layout();
        PlacedBoard board = PlacedBoard.of(scene.surface(), layout, theme);
        var picture = new BufferedImage(layout.width(), layout.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        pen.drawImage(backgrounds.get(new Background(scene.surface(), layout, theme), this::background), 0, 0, null);
        composition.header().paint(pen, board, scene);
        composition.footnote().paint(pen, layout, theme);
        pieces(pen, scene, board);
        pen.dispose();
        return picture;
    }

    /**
     * Draws the scene below a strip with the players' names, as a PNG file.
     *
     * @throws IllegalArgumentException as {@link #render(BoardScene, Header, Theme, int)} does
     */
    public byte[] png(BoardScene scene, Header header, Theme theme, int width) {
        return PngWriter.encode(render(scene, header, theme, width));
    }

    /** The position of the board within the scene's picture. */
    public PictureLayout layout(BoardScene scene, Header header, int width) {
        return Composition.of(typeface, scene.surface(), header, width, 0).layout();
    }

    static void checkWidth(int width) {
        if (width < MIN_WIDTH || width > MAX_WIDTH) {
            throw new IllegalArgumentException("width must be %d to %d: %d".formatted(MIN_WIDTH, MAX_WIDTH, width));
        }
    }

    /** The typeface of all text. */
    public Typeface typeface() {
        return typeface;
    }

    private BufferedImage background(Background key) {
        PictureLayout layout = key.layout();
        var image = new BufferedImage(layout.width(), layout.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(image);
        pen.setPaint(key.theme().ground());
        pen.fillRect(0, 0, layout.width(), layout.height());
        new SurfacePainter(typeface.atLeast(layout.letters())).paint(pen, key.surface(), layout, key.theme());
        pen.dispose();
        return image;
    }

    private void pieces(Graphics2D pen, BoardScene scene, PlacedBoard board) {
        var marks = new MarkPainter(
                sprites, new HintPainter(typeface.atLeast(board.layout().letters())));
        tokens(pen, scene, board, true);
        marks.paintBelow(pen, scene.marks(), scene.tokens(), board);
        tokens(pen, scene, board, false);
        marks.paintAbove(pen, scene.marks(), scene.tokens(), board);
    }

    /** Draws the holes or all other pieces; marks are above holes, and below all other pieces. */
    private void tokens(Graphics2D pen, BoardScene scene, PlacedBoard board, boolean holes) {
        for (Token token : scene.tokens()) {
            if (token.glyph() instanceof Glyph.Pit == holes) {
                double rise = HintPainter.rise(token.cell(), scene.marks(), board);
                pen.translate(0, -rise);
                sprites.paint(pen, token, board);
                pen.translate(0, rise);
            }
        }
    }
}
