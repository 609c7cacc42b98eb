package dolmen.sandbox;

import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** The files of the page, from the class path. */
final class PageFiles {
    private static final String FOLDER = "/sandbox-page/";
    private static final Pattern NAME = Pattern.compile("([A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("gif", "image/gif"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private PageFiles() {}

    static HttpResponse find(String path) {
        String name = path.isEmpty() ? "index.html" : path;
        if (!NAME.matcher(name).matches()) {
            return FrontDoor.notFound();
        }
        try (InputStream file = PageFiles.class.getResourceAsStream(FOLDER + name)) {
            return file == null
                    ? FrontDoor.notFound()
                    : HttpResponse.of(200, contentType(name), Bytes.of(file.readAllBytes()))
                            .withHeader("Cache-Control", "no-cache");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String contentType(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }
}
