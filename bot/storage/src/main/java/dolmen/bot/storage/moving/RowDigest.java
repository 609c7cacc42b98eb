package dolmen.bot.storage.moving;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The digest of a table, row by row. */
final class RowDigest {
    private static final byte NOTHING = 0;
    private static final byte NUMBER = 1;
    private static final byte REAL = 2;
    private static final byte TEXT = 3;
    private static final byte BYTES = 4;

    private final MessageDigest digest = digest();
    private final ByteBuffer beginning = ByteBuffer.allocate(1 + Long.BYTES);
    private long rows;

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    void add(@Nullable Object[] row) {
        rows++;
        for (Object value : row) {
            switch (value) {
                case null -> begin(NOTHING, 0);
                case Long number -> begin(NUMBER, number);
                case Double real -> begin(REAL, Double.doubleToLongBits(real));
                case String text -> addAll(TEXT, text.getBytes(StandardCharsets.UTF_8));
                case byte[] bytes -> addAll(BYTES, bytes);
                default -> throw new IllegalArgumentException("not a column value: " + value);
            }
        }
    }

    /** Adds the length first, so that the digest depends on the end of each value. */
    private void addAll(byte sort, byte[] bytes) {
        begin(sort, bytes.length);
        digest.update(bytes);
    }

    private void begin(byte sort, long number) {
        beginning.clear().put(sort).putLong(number).flip();
        digest.update(beginning);
    }

    TableSum sum() {
        return new TableSum(rows, HexFormat.of().formatHex(digest.digest()));
    }
}
