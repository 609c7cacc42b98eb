package dolmen.bot.match.picture;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** A picture as a PNG file, or an animated one as a GIF file, with its description in words; immutable. */
public final class Picture {
    private final byte[] file;
    private final String altText;

    /** @param file the file's bytes, not copied; the caller must not change them */
    public Picture(byte[] file, String altText) {
        this.file = file;
        this.altText = altText;
    }

    /** Opens the file at its start. */
    public InputStream open() {
        return new ByteArrayInputStream(file);
    }

    /** The length of the file in bytes. */
    public int size() {
        return file.length;
    }

    /** The picture in words; at most 1,024 characters. */
    public String altText() {
        return altText;
    }
}
