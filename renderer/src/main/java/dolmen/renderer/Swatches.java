package dolmen.renderer;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A sheet with small boards, three in a row, each on the ground of its theme and above its title.
 *
 * @param all the boards, row by row from the top
 */
record Swatches(List<Swatch> all) {
    private static final int WIDTH = 1000;
    private static final int COLUMNS = 3;
    private static final int SWATCH = WIDTH / COLUMNS;
    private static final double BOARD = 0.9;
    private static final int ROW = 330;
    private static final int TITLE = 76;
    private static final double MARGIN = 0.06;
    private static final int TITLE_LINES = 2;
    private static final int FRAME = 8;

    Swatches {
        all = List.copyOf(all);
    }

    /**
     * A board without text.
     *
     * @param framed true if it has a frame
     */
    record Swatch(Theme theme, String title, BoardScene scene, boolean framed) {}

    /** Draws the sheet as a PNG file; a shorter last row is in the middle, on the ground of the last theme. */
    byte[] png(BoardRenderer renderer) {
        var sheet = new BufferedImage(
                SWATCH * COLUMNS, ROW * Math.ceilDiv(all.size(), COLUMNS), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(sheet);
        pen.setPaint(all.getLast().theme().ground());
        pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        Typeface typeface = renderer.typeface().atLeast(LetterBox.least(sheet.getWidth(), sheet.getHeight()));
        for (int index = 0; index < all.size(); index++) {
            Swatch swatch = all.get(index);
            int left = index % COLUMNS * SWATCH + beside(index) / 2;
            int top = Math.floorDiv(index, COLUMNS) * ROW;
            paint(pen, swatch, board(renderer, swatch), typeface, left, top);
        }
        pen.dispose();
        return PngWriter.encode(sheet);
    }

    /** The free width of a swatch's row; only the last row may have any. */
    private int beside(int index) {
        int inRow = Math.min(COLUMNS, all.size() - Math.floorDiv(index, COLUMNS) * COLUMNS);
        return (COLUMNS - inRow) * SWATCH;
    }

    /** The picture of the scene, as large as a swatch allows. */
    private static Image board(BoardRenderer renderer, Swatch swatch) {
        BufferedImage large =
                renderer.render(swatch.scene(), new Header(List.of(), ""), swatch.theme(), BoardRenderer.DEFAULT_WIDTH);
        double part = Math.min(SWATCH * BOARD / large.getWidth(), (ROW - TITLE) * (1 - MARGIN) / large.getHeight());
        return large.getScaledInstance(
                (int) Math.round(part * large.getWidth()),
                (int) Math.round(part * large.getHeight()),
                Image.SCALE_AREA_AVERAGING);
    }

    private static void paint(Graphics2D pen, Swatch swatch, Image board, Typeface typeface, int left, int top) {
        pen.setPaint(swatch.theme().ground());
        pen.fillRect(left, top, SWATCH, ROW);
        int high = ROW - TITLE;
        pen.drawImage(
                board,
                left + Math.floorDiv(SWATCH - board.getWidth(null), 2),
                top + Math.floorDiv(high - board.getHeight(null), 2),
                null);
        Font font = typeface.bold(typeface.least());
        Paragraph words = Paragraph.of(typeface, swatch.title(), font, SWATCH * (1 - 2 * MARGIN), TITLE_LINES);
        pen.setPaint(swatch.theme().ink());
        words.drawAbout(pen, left + SWATCH / 2.0, top + high + words.height() / 2);
        if (swatch.framed()) {
            var frame = new Rectangle2D.Double(left + FRAME, top + FRAME, SWATCH - 2 * FRAME, ROW - 2 * FRAME);
            Pencil.line(pen, frame, swatch.theme().ink(), FRAME);
        }
    }
}
