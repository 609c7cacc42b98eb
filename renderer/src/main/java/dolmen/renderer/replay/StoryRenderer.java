package dolmen.renderer.replay;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * Draws stories on one picture: two boards beside each other, the earlier ones above, each with its caption below. The
 * same story, theme and width give the same pixels. Safe for use by many threads.
 */
public final class StoryRenderer {
    private static final int COLUMNS = 2;
    private static final int LINES = 3;
    private static final double MARGIN = 0.02;
    private static final double STRIP = 4.2;

    private final BoardRenderer boards;

    /** @param boards best the only one, since it keeps what it draws often */
    public StoryRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * The story as the bytes of a PNG file.
     *
     * @param width in pixels, twice that of a board; the height follows from what there is to draw
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public byte[] png(Story story, Theme theme, int width) {
        int margin = (int) (MARGIN * width);
        int across = (width - margin) / COLUMNS - margin;
        List<BufferedImage> pictures = story.stills().stream()
                .map(still ->
                        boards.render(still.scene().withoutCoordinates(), new Header(List.of(), ""), theme, across))
                .toList();
        int high = pictures.stream().mapToInt(BufferedImage::getHeight).max().orElseThrow();
        int rows = Math.ceilDiv(pictures.size(), COLUMNS);
        double letters = LetterBox.least(width, (int) (rows * (high + STRIP * LetterBox.least(width, 1))));
        int row = high + (int) (STRIP * letters);
        var sheet = new BufferedImage(width, rows * row, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(sheet);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, width, sheet.getHeight());
        Typeface typeface = boards.typeface().atLeast(letters);
        for (int index = 0; index < pictures.size(); index++) {
            BufferedImage picture = pictures.get(index);
            int left = margin + index % COLUMNS * (across + margin);
            int top = index / COLUMNS * row;
            pen.drawImage(picture, left, top + (high - picture.getHeight()) / 2, null);
            Paragraph caption = Paragraph.of(
                    typeface,
                    story.stills().get(index).caption(),
                    typeface.regular(letters),
                    across - 2.0 * margin,
                    LINES);
            pen.setPaint(theme.ink());
            caption.draw(pen, left + margin, top + high + letters, Align.START);
        }
        pen.dispose();
        return PngWriter.encode(sheet);
    }
}
