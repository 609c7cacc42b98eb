package dolmen.renderer;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The files that lie beside the renderer's classes. */
final class Resources {
    private Resources() {}

    /** The file, wholly read. Its absence is a mistake in the build. */
    static InputStream open(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("missing from the build: " + path);
            }
            return new ByteArrayInputStream(in.readAllBytes());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
