package dolmen.sandbox.page;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** A picture to send: an empty board of eight by eight in two colours of stone. */
final class DrawnBoard {

    private static final int CELL = 60;

    private DrawnBoard() {}

    static byte[] png() {
        BufferedImage board = new BufferedImage(8 * CELL, 8 * CELL, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = board.createGraphics();
        for (int cell = 0; cell < 64; cell++) {
            int column = cell % 8;
            int row = cell / 8;
            pen.setColor(new Color((column + row) % 2 == 0 ? 0xD9C9A8 : 0xC4B08A));
            pen.fillRect(column * CELL, row * CELL, CELL, CELL);
        }
        pen.dispose();
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write(board, "png", png);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return png.toByteArray();
    }
}
