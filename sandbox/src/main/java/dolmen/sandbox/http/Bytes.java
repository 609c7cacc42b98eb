package dolmen.sandbox.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** An immutable sequence of bytes with value equality. */
public final class Bytes {
    private static final Bytes EMPTY = new Bytes(new byte[0]);

    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** An empty sequence. */
    public static Bytes empty() {
        return EMPTY;
    }

    /** A copy of the given bytes. */
    public static Bytes of(byte[] content) {
        return new Bytes(content.clone());
    }

    /** A copy of the remaining bytes of a buffer, which is not changed. */
    public static Bytes of(ByteBuffer buffer) {
        byte[] copy = new byte[buffer.remaining()];
        buffer.duplicate().get(copy);
        return new Bytes(copy);
    }

    /** The UTF-8 encoding of a text. */
    public static Bytes utf8(String text) {
        return new Bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The number of bytes. */
    public int size() {
        return content.length;
    }

    /** A read-only view of the bytes. */
    public ByteBuffer buffer() {
        return ByteBuffer.wrap(content).asReadOnlyBuffer();
    }

    /** A copy of the bytes. */
    public byte[] toArray() {
        return content.clone();
    }

    /** The bytes decoded as UTF-8. */
    public String text() {
        return new String(content, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return content.length + " bytes";
    }
}
