package dolmen.renderer.png;

import dolmen.renderer.palette.Palette;
import dolmen.renderer.palette.Pixels;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes pictures as PNG files with a palette (PNG Specification, Third Edition, colour type 3). Dolmen's pictures have
 * flat areas and few colours, so this is faster and smaller than {@code ImageIO}'s true colours.
 */
public final class PngWriter {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte BITS = 8;
    private static final byte INDEXED = 3;
    private static final byte TRUE_COLOR_WITH_ALPHA = 6;
    private static final int LEVEL = 5;

    private PngWriter() {}

    /** Returns the bytes of the file. */
    public static byte[] encode(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = Pixels.of(picture);
        Palette palette = Palette.of(pixels);
        var file = new ByteArrayOutputStream(1 << 17);
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header(width, height, INDEXED));
        chunk(file, "PLTE", colors(palette));
        chunk(file, "IDAT", deflated(rows(pixels, width, height, palette)));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    /** Returns the bytes of a file with true colours and transparency, for small pictures. */
    public static byte[] encodeTransparent(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header(width, height, TRUE_COLOR_WITH_ALPHA));
        ByteBuffer rows = ByteBuffer.allocate(height * (1 + width * Integer.BYTES));
        for (int y = 0; y < height; y++) {
            rows.put((byte) 0);
            for (int x = 0; x < width; x++) {
                rows.putInt(Integer.rotateLeft(picture.getRGB(x, y), Byte.SIZE));
            }
        }
        chunk(file, "IDAT", deflated(rows.array()));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] header(int width, int height, byte colors) {
        byte none = 0;
        return ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put(BITS)
                .put(colors)
                .put(none)
                .put(none)
                .put(none)
                .array();
    }

    private static byte[] colors(Palette palette) {
        ByteBuffer bytes = ByteBuffer.allocate(3 * palette.size());
        for (int place = 0; place < palette.size(); place++) {
            int color = palette.color(place);
            bytes.put((byte) (color >> 16)).put((byte) (color >> 8)).put((byte) color);
        }
        return bytes.array();
    }

    /** The rows from the top, each after a zero for "no filter"; filters do not help with palettes. */
    private static byte[] rows(int[] pixels, int width, int height, Palette palette) {
        byte[] rows = new byte[height * (width + 1)];
        int color = pixels[0];
        byte place = (byte) palette.place(color);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int next = pixels[y * width + x];
                if (next != color) {
                    color = next;
                    place = (byte) palette.place(color);
                }
                rows[y * (width + 1) + 1 + x] = place;
            }
        }
        return rows;
    }

    private static byte[] deflated(byte[] bytes) {
        var deflater = new Deflater(LEVEL);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            var out = new ByteArrayOutputStream(bytes.length / 8);
            byte[] buffer = new byte[1 << 14];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    private static void chunk(ByteArrayOutputStream file, String type, byte[] content) {
        byte[] typed = ByteBuffer.allocate(4 + content.length)
                .put(type.getBytes(StandardCharsets.US_ASCII))
                .put(content)
                .array();
        var checksum = new CRC32();
        checksum.update(typed);
        file.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        file.writeBytes(typed);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
    }
}
