package dolmen.sandbox.testing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A file in an option of a command. */
public record SentFile(String filename, String content) {
    ObjectNode json() {
        return Json.object()
                .put("filename", filename)
                .put("content", Base64.getEncoder().encodeToString(content.getBytes(StandardCharsets.UTF_8)));
    }
}
