package dolmen.sandbox.memory;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A compressed JSON value: as a tree, the menus of one board would take tens of kilobytes. Immutable; its own JSON form
 * is the value itself.
 */
public final class PackedJson {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final PackedJson NOTHING = new PackedJson(new byte[0]);

    private final byte[] bytes;

    private PackedJson(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Packs a value, which may be a missing node. */
    @JsonCreator
    public static PackedJson of(JsonNode value) {
        if (value.isMissingNode()) {
            return NOTHING;
        }
        var deflater = new Deflater(Deflater.BEST_SPEED);
        var packed = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(packed, deflater)) {
            out.write(MAPPER.writeValueAsBytes(value));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return new PackedJson(packed.toByteArray());
    }

    /** Unpacks the value: a new tree at every call. */
    @JsonValue
    public JsonNode node() {
        if (bytes.length == 0) {
            return MissingNode.getInstance();
        }
        try (var in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return MAPPER.readTree(in);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Its size in memory, in bytes. */
    public int size() {
        return bytes.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedJson packed && Arrays.equals(bytes, packed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return node().toString();
    }
}
