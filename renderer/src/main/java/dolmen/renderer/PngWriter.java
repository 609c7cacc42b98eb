package dolmen.renderer;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Writes pictures as PNG files. */
final class PngWriter {
    private PngWriter() {}

    /** The bytes of the file. */
    static byte[] encode(BufferedImage picture) {
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", out);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return out.toByteArray();
    }
}
