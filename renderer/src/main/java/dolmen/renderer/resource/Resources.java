package dolmen.renderer.resource;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The files bundled with the renderer's classes. */
public final class Resources {
    private Resources() {}

    /** Reads a file in a class's package; a missing file is a build error. */
    public static byte[] read(Class<?> neighbour, String name) {
        try (InputStream in = neighbour.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing from the build: " + name);
            }
            return in.readAllBytes();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
