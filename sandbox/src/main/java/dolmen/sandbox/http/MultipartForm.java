package dolmen.sandbox.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.http.MultiPartConfig;
import org.eclipse.jetty.http.MultiPartFormData;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.Attributes;

/**
 * A multipart form: its texts and files by part name, in the order sent.
 *
 * @param texts the parts without a file name
 * @param files the parts with a file name
 */
public record MultipartForm(Map<String, String> texts, Map<String, Upload> files) {
    private static final MultiPartConfig IN_MEMORY = new MultiPartConfig.Builder()
            .maxMemoryPartSize(-1)
            .maxPartSize(-1)
            .maxSize(-1)
            .maxParts(64)
            .build();

    /** A file as it was sent. */
    public record Upload(String filename, Bytes content) {}

    /** True if the body of the request is a multipart form. */
    public static boolean isIn(HttpRequest request) {
        return request.contentType().startsWith("multipart/form-data");
    }

    /**
     * Reads the form in a request.
     *
     * @throws IllegalArgumentException if the form is malformed
     */
    public static MultipartForm of(HttpRequest request) {
        Map<String, String> texts = new LinkedHashMap<>();
        Map<String, Upload> files = new LinkedHashMap<>();
        try (MultiPartFormData.Parts parts = MultiPartFormData.getParts(
                Content.Source.from(request.body().buffer()),
                new Attributes.Mapped(),
                request.contentType(),
                IN_MEMORY)) {
            for (MultiPart.Part part : parts) {
                if (part.getFileName() == null) {
                    texts.put(part.getName(), part.getContentAsString(StandardCharsets.UTF_8));
                } else {
                    files.put(part.getName(), new Upload(part.getFileName(), content(part)));
                }
            }
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("The multipart form is malformed", e);
        }
        return new MultipartForm(texts, files);
    }

    private static Bytes content(MultiPart.Part part) {
        try {
            return Bytes.of(Content.Source.asByteBuffer(part.getContentSource()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
