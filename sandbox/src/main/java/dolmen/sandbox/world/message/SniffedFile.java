package dolmen.sandbox.world.message;

import dolmen.sandbox.http.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The properties of a file, read from its content because senders label files poorly.
 *
 * @param width the width in pixels, 0 if unknown
 * @param height the height in pixels, 0 if unknown
 */
public record SniffedFile(String contentType, int width, int height) {
    private static final long PNG = 0x89504E470D0A1A0AL;
    private static final int GIF = 0x47494638;

    /** Examines the file. */
    public static SniffedFile of(Bytes file) {
        ByteBuffer bytes = file.buffer();
        if (file.size() >= 24 && bytes.getLong(0) == PNG) {
            return new SniffedFile("image/png", bytes.getInt(16), bytes.getInt(20));
        }
        if (file.size() >= 10 && bytes.getInt(0) == GIF) {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return new SniffedFile(
                    "image/gif", Short.toUnsignedInt(bytes.getShort(6)), Short.toUnsignedInt(bytes.getShort(8)));
        }
        if (file.size() >= 3 && (bytes.getShort(0) & 0xFFFF) == 0xFFD8) {
            return new SniffedFile("image/jpeg", 0, 0);
        }
        return new SniffedFile(isText(file) ? "text/plain; charset=utf-8" : "application/octet-stream", 0, 0);
    }

    private static boolean isText(Bytes file) {
        return file.text().chars().noneMatch(letter -> letter == 0xFFFD || letter < 9);
    }
}
