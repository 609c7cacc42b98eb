package dolmen.sandbox.world.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;

/**
 * What a message says: everything that an edit may replace.
 *
 * @param embeds as sent, an array; never changed after
 * @param components as sent with every component's number added, an array; never changed after
 * @param flags bits of {@link MessageFlag}
 */
public record MessageBody(
        String content,
        JsonNode embeds,
        JsonNode components,
        List<Attachment> attachments,
        Mentions mentions,
        int flags) {

    /** Copies the attachments. */
    public MessageBody {
        attachments = List.copyOf(attachments);
    }

    /** A body of text alone. */
    public static MessageBody text(String content, Mentions mentions, int flags) {
        return new MessageBody(
                content,
                JsonNodeFactory.instance.arrayNode(),
                JsonNodeFactory.instance.arrayNode(),
                List.of(),
                mentions,
                flags);
    }

    /** Whether a flag is set. */
    public boolean has(MessageFlag flag) {
        return flag.isIn(flags);
    }

    /** The same body with one flag set or cleared. */
    public MessageBody with(MessageFlag flag, boolean set) {
        int newFlags = set ? flags | flag.bit() : flags & ~flag.bit();
        return new MessageBody(content, embeds, components, attachments, mentions, newFlags);
    }
}
