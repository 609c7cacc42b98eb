package dolmen.renderer.replay;

import dolmen.renderer.palette.Palette;
import dolmen.renderer.palette.Pixels;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes pictures of one size as an animated GIF file. After the first, a frame is the smallest rectangle around all
 * changes; unchanged pixels in it are transparent. For one file; not thread-safe.
 */
final class GifWriter {
    /** One index of a palette is reserved for unchanged pixels. */
    static final int MOST_COLORS = Palette.MOST - 1;

    private static final int UNCHANGED = Palette.MOST - 1;

    private final Palette palette;
    private final IndexColorModel colors;
    private final ByteArrayOutputStream file = new ByteArrayOutputStream(1 << 20);
    private final ImageOutputStream out = new MemoryCacheImageOutputStream(file);
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private byte[] before = {};

    GifWriter(Palette palette) {
        this.palette = palette;
        this.colors = colors(palette);
        try {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static IndexColorModel colors(Palette palette) {
        byte[] red = new byte[Palette.MOST];
        byte[] green = new byte[Palette.MOST];
        byte[] blue = new byte[Palette.MOST];
        for (int place = 0; place < palette.size(); place++) {
            red[place] = (byte) (palette.color(place) >> 16);
            green[place] = (byte) (palette.color(place) >> 8);
            blue[place] = (byte) palette.color(place);
        }
        return new IndexColorModel(Byte.SIZE, Palette.MOST, red, green, blue, UNCHANGED);
    }

    /**
     * Adds a picture.
     *
     * @param hold its duration, in hundredths of a second
     */
    void add(BufferedImage picture, int hold) {
        byte[] now = places(picture);
        boolean first = before.length == 0;
        int width = picture.getWidth();
        Rectangle changed = first ? new Rectangle(width, picture.getHeight()) : changed(now, width);
        var frame = new BufferedImage(changed.width, changed.height, BufferedImage.TYPE_BYTE_INDEXED, colors);
        byte[] pixels = ((DataBufferByte) frame.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < changed.height; y++) {
            int start = (changed.y + y) * width + changed.x;
            for (int x = 0; x < changed.width; x++) {
                boolean same = !first && now[start + x] == before[start + x];
                pixels[y * changed.width + x] = same ? (byte) UNCHANGED : now[start + x];
            }
        }
        before = now;
        try {
            writer.writeToSequence(
                    new IIOImage(frame, null, new FrameDescription(changed, hold, UNCHANGED, first).of(writer, frame)),
                    null);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private byte[] places(BufferedImage picture) {
        int[] pixels = Pixels.of(picture);
        byte[] places = new byte[pixels.length];
        int color = pixels[0];
        byte place = (byte) palette.place(color);
        for (int index = 0; index < pixels.length; index++) {
            if (pixels[index] != color) {
                color = pixels[index];
                place = (byte) palette.place(color);
            }
            places[index] = place;
        }
        return places;
    }

    /** The smallest rectangle around all differences; one pixel if there are none. */
    private Rectangle changed(byte[] now, int width) {
        int first = Arrays.mismatch(before, now);
        if (first < 0) {
            return new Rectangle(1, 1);
        }
        int top = first / width;
        int bottom = now.length / width;
        while (rowsEqual(now, width, bottom - 1)) {
            bottom--;
        }
        int left = width;
        int right = 0;
        for (int y = top; y < bottom; y++) {
            int row = y * width;
            int begin = Arrays.mismatch(before, row, row + width, now, row, row + width);
            if (begin >= 0) {
                left = Math.min(left, begin);
                int end = width;
                while (before[row + end - 1] == now[row + end - 1]) {
                    end--;
                }
                right = Math.max(right, end);
            }
        }
        return new Rectangle(left, top, right - left, bottom - top);
    }

    private boolean rowsEqual(byte[] now, int width, int y) {
        return Arrays.equals(before, y * width, (y + 1) * width, now, y * width, (y + 1) * width);
    }

    /** The number of bytes so far. */
    long size() {
        try {
            return out.getStreamPosition();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Ends the file and returns it. */
    byte[] finish() {
        try {
            writer.endWriteSequence();
            out.close();
            return file.toByteArray();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        } finally {
            writer.dispose();
        }
    }
}
