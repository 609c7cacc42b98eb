package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.message.Attachment;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Attachments as Discord's JSON, and the references to them in embeds and components. */
final class AttachmentJson {
    private static final String REFERENCE = "attachment://";

    private final String root;

    /** @param root the server's address without a path */
    AttachmentJson(String root) {
        this.root = root;
    }

    ObjectNode attachment(Attachment attachment, boolean ephemeral) {
        String url = url(attachment);
        ObjectNode json = Json.object()
                .put("id", Json.id(attachment.id()))
                .put("filename", attachment.filename())
                .put("size", attachment.size())
                .put("url", url)
                .put("proxy_url", url)
                .put("content_type", attachment.contentType());
        if (attachment.description() != null) {
            json.put("description", attachment.description());
        }
        if (attachment.width() > 0) {
            json.put("width", attachment.width()).put("height", attachment.height());
        }
        return ephemeral ? json.put("ephemeral", true) : json;
    }

    /** True if an embed or component refers to the attachment; Discord then omits it from the list of files. */
    static boolean refersTo(JsonNode node, Attachment attachment) {
        return node.findValues("url").stream().anyMatch(url -> url.asText().equals(REFERENCE + attachment.filename()));
    }

    /** The embeds or components with each reference replaced by the file's address. */
    JsonNode resolve(JsonNode node, List<Attachment> attachments) {
        JsonNode copy = node.deepCopy();
        resolveIn(copy, attachments);
        return copy;
    }

    private void resolveIn(JsonNode node, List<Attachment> attachments) {
        if (node instanceof ObjectNode object && object.path("url").isTextual()) {
            String url = object.path("url").asText();
            find(url, attachments).ifPresent(attachment -> point(object, attachment));
        }
        if (node instanceof ObjectNode || node instanceof ArrayNode) {
            node.forEach(child -> resolveIn(child, attachments));
        }
    }

    private void point(ObjectNode media, Attachment attachment) {
        String url = url(attachment);
        media.put("url", url)
                .put("proxy_url", url)
                .put("width", attachment.width())
                .put("height", attachment.height())
                .put("content_type", attachment.contentType())
                .put("attachment_id", Json.id(attachment.id()))
                .put("id", Json.id(attachment.id()));
    }

    private static Optional<Attachment> find(String url, List<Attachment> attachments) {
        return attachments.stream()
                .filter(attachment -> url.equals(REFERENCE + attachment.filename()))
                .findFirst();
    }

    private String url(Attachment attachment) {
        String name =
                URLEncoder.encode(attachment.filename(), StandardCharsets.UTF_8).replace("+", "%20");
        return "%s/cdn/attachments/%d/%d/%s".formatted(root, attachment.channelId(), attachment.id(), name);
    }
}
