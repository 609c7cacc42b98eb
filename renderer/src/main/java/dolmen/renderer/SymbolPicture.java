package dolmen.renderer;

import dolmen.renderer.piece.SymbolPainter;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Symbol;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** A picture of a piece on its own, 128 pixels wide and high with a transparent ground. Immutable. */
public final class SymbolPicture {
    private final BufferedImage drawn;

    private SymbolPicture(BufferedImage drawn) {
        this.drawn = drawn;
    }

    /** Draws the symbol in the colours of a theme, legible on light and dark pages. */
    public static SymbolPicture of(Symbol symbol, Theme theme, BoardRenderer renderer) {
        return new SymbolPicture(new SymbolPainter(renderer.typeface(), theme).paint(symbol));
    }

    /** The picture as a PNG file. */
    public byte[] png() {
        return PngWriter.encodeTransparent(drawn);
    }

    /** Eight hexadecimal digits, equal for equal pixels, however a file compresses them. */
    public String print() {
        var sum = new CRC32();
        int[] pixels = drawn.getRGB(0, 0, drawn.getWidth(), drawn.getHeight(), null, 0, drawn.getWidth());
        ByteBuffer bytes = ByteBuffer.allocate(pixels.length * Integer.BYTES);
        bytes.asIntBuffer().put(pixels);
        sum.update(bytes);
        return "%08x".formatted(sum.getValue());
    }
}
