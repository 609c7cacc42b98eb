package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Surface;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * Draws keepsakes: words above, the board below them, and beside it who played. Made to be read in the small boxes in
 * which pictures stand in a chat: no letter is smaller than 9 pixels when the picture is 330 wide. The same keepsake,
 * theme and width give the same pixels. Safe for use by many threads.
 */
public final class KeepsakeRenderer {
    static final double MARGIN = 0.045;

    /** The smallest letters, in parts of the width. */
    static final double SMALL = 0.0285;

    private static final double TITLE = 0.07;
    private static final double[] HEADLINES = {0.06, 0.052, 0.045, 0.039};
    private static final double HEADLINE = 0.146;
    private static final double REASON = 0.034;
    private static final double REASON_BASELINE = 0.203;
    private static final double BELOW_REASON = 0.02;
    private static final double BELOW_HEADLINE = 0.17;
    private static final double BOARD = 0.56;
    private static final double BELOW = 0.025;

    /** A board has margins of its own, so its picture reaches into that of the page. */
    private static final double BOARD_LEFT = 0.02;

    private final BoardRenderer boards;

    /** @param boards best the only one, since it keeps what it draws often */
    public KeepsakeRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * The keepsake as a picture.
     *
     * @param width in pixels; the height follows from what there is to draw
     * @throws IllegalArgumentException if the width is out of the range of boards, or too small for one beside words
     */
    public BufferedImage render(Keepsake keepsake, Theme theme, int width) {
        BoardRenderer.checkWidth(width);
        Typeface typeface = boards.typeface();
        Paragraph how =
                Paragraph.of(typeface, keepsake.how(), typeface.regular(REASON * width), width * (1 - 2 * MARGIN), 2);
        boolean told = !keepsake.how().isBlank();
        double above = told
                ? REASON_BASELINE * width + how.height() - REASON * width + BELOW_REASON * width
                : BELOW_HEADLINE * width;
        BufferedImage board = board(keepsake, theme, width);
        var rows = new KeepsakeRows(typeface, theme, keepsake.scene().surface().material(), width);
        double left = BOARD_LEFT * width + board.getWidth();
        double body = Math.max(board.getHeight(), rows.height(keepsake.rows()));
        var picture =
                new BufferedImage(width, (int) Math.ceil(above + body + BELOW * width), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, picture.getWidth(), picture.getHeight());
        words(pen, keepsake, theme, width);
        if (told) {
            pen.setPaint(theme.ink());
            how.draw(pen, MARGIN * width, REASON_BASELINE * width, Align.START);
        }
        pen.drawImage(board, (int) (BOARD_LEFT * width), (int) (above + (body - board.getHeight()) / 2), null);
        rows.paint(pen, keepsake.rows(), left, above + (body - rows.height(keepsake.rows())) / 2);
        pen.dispose();
        return picture;
    }

    /**
     * The keepsake as the bytes of a PNG file.
     *
     * @throws IllegalArgumentException as {@link #render} does
     */
    public byte[] png(Keepsake keepsake, Theme theme, int width) {
        return PngWriter.encode(render(keepsake, theme, width));
    }

    private void words(Graphics2D pen, Keepsake keepsake, Theme theme, int width) {
        double room = width * (1 - 2 * MARGIN);
        FontFamily small = boards.typeface().words(SMALL * width);
        pen.setPaint(theme.quiet());
        new DrawableText(keepsake.title(), "", small).draw(pen, room, MARGIN * width, TITLE * width, Align.START);
        pen.setPaint(theme.ink());
        headline(keepsake.headline(), room, width).draw(pen, room, MARGIN * width, HEADLINE * width, Align.START);
    }

    /** In the largest letters in which all of it fits, else in the smallest. */
    private DrawableText headline(String headline, double room, int width) {
        DrawableText text = headline(headline, HEADLINES[0] * width);
        for (int size = 1; size < HEADLINES.length && !text.fits(room); size++) {
            text = headline(headline, HEADLINES[size] * width);
        }
        return text;
    }

    private DrawableText headline(String headline, double size) {
        return new DrawableText(headline, "", boards.typeface().names(size));
    }

    /** The board alone, within a square. */
    private BufferedImage board(Keepsake keepsake, Theme theme, int width) {
        BoardScene drawn = keepsake.scene();
        var scene =
                new BoardScene(plain(drawn.surface()), drawn.tokens(), drawn.marks(), drawn.trays(), drawn.altText());
        Header header = header(keepsake);
        int across = Math.max(BoardRenderer.MIN_WIDTH, (int) (BOARD * width));
        BufferedImage widest = boards.render(scene, header, theme, across);
        return widest.getHeight() <= across
                ? widest
                : boards.render(
                        scene, header, theme, Math.max(BoardRenderer.MIN_WIDTH, across * across / widest.getHeight()));
    }

    /** A table says over each row whose it is; other boards stand beside the names. */
    private static Header header(Keepsake keepsake) {
        List<SeatCaption> captions = keepsake.scene().surface() instanceof Surface.Table
                ? keepsake.rows().stream()
                        .map(row -> new SeatCaption(row.name(), row.side(), false, ""))
                        .toList()
                : List.of();
        return new Header(captions, "");
    }

    /** Coordinates would be too small to be read, and nobody moves any more; a table says whose cards are whose. */
    private static Surface plain(Surface surface) {
        return switch (surface) {
            case Surface.Squares squares -> new Surface.Squares(squares.material(), squares.cells(), List.of());
            case Surface.Nodes nodes -> new Surface.Nodes(nodes.material(), nodes.cells(), List.of());
            case Surface.Hexagons hexagons -> new Surface.Hexagons(hexagons.material(), hexagons.cells(), List.of());
            case Surface.Table table -> table;
        };
    }
}
