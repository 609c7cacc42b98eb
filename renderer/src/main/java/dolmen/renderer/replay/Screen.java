package dolmen.renderer.replay;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/**
 * The layout of a film's frames: all in one size, with the board above its caption.
 *
 * @param board the height of the highest board in pixels
 * @param width the width in pixels
 */
record Screen(BoardRenderer boards, Theme theme, int board, int width) {
    private static final int LINES = 2;

    /** The height of the caption with its margins, as a multiple of its font size. */
    private static final double STRIP = 3.2;

    private static final double MARGIN = 0.03;

    /** The height of the highest board of a film in pixels. */
    static int height(BoardRenderer boards, Film film, int width) {
        return film.stills().stream()
                .mapToInt(still ->
                        boards.layout(still.scene(), still.header(), width).height())
                .max()
                .orElseThrow();
    }

    BufferedImage picture(Still still) {
        double letters = letters();
        var picture = new BufferedImage(width, height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, width, picture.getHeight());
        BufferedImage drawn = boards.render(still.scene(), still.header(), theme, width);
        pen.drawImage(drawn, 0, (board - drawn.getHeight()) / 2, null);
        Typeface typeface = boards.typeface().atLeast(letters);
        Paragraph caption =
                Paragraph.of(typeface, still.caption(), typeface.regular(letters), width * (1 - 2 * MARGIN), LINES);
        pen.setPaint(theme.ink());
        caption.drawAbout(pen, width / 2.0, (board + picture.getHeight()) / 2.0 - letters / 3);
        pen.dispose();
        return picture;
    }

    int height() {
        return board + (int) Math.ceil(STRIP * letters());
    }

    /** The font size that is legible when a chat shows the whole picture. */
    private double letters() {
        double letters = LetterBox.least(width, board);
        return Math.ceil(LetterBox.least(width, board + (int) Math.ceil(STRIP * letters)));
    }
}
