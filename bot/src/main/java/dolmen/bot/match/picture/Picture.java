package dolmen.bot.match.picture;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** A picture as a PNG file, with its description in words; immutable. */
public final class Picture {
    private final byte[] png;
    private final String altText;

    /** @param png the file's bytes, which the picture keeps and the caller no longer changes */
    public Picture(byte[] png, String altText) {
        this.png = png;
        this.altText = altText;
    }

    /** The file, from its beginning. */
    public InputStream open() {
        return new ByteArrayInputStream(png);
    }

    /** The length of the file in bytes. */
    public int size() {
        return png.length;
    }

    /** What the picture shows, in words; at most 1,024 characters. */
    public String altText() {
        return altText;
    }
}
