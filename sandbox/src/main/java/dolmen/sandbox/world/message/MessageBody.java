package dolmen.sandbox.world.message;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dolmen.sandbox.memory.PackedJson;
import java.util.List;

/**
 * The contents of a message: everything that an edit may replace.
 *
 * @param embeds an array of embeds, as sent
 * @param components an array of components, as sent, with ids added
 * @param flags the flags, as bits of {@link MessageFlag}
 */
public record MessageBody(
        String content,
        PackedJson embeds,
        PackedJson components,
        List<Attachment> attachments,
        Mentions mentions,
        int flags) {
    private static final PackedJson NONE = PackedJson.of(JsonNodeFactory.instance.arrayNode());

    /** Copies the attachments. */
    public MessageBody {
        attachments = List.copyOf(attachments);
    }

    /** A body of text only. */
    public static MessageBody text(String content, Mentions mentions, int flags) {
        return new MessageBody(content, NONE, NONE, List.of(), mentions, flags);
    }

    /** Its approximate size in memory, in bytes. */
    public long size() {
        return content.length() + embeds.size() + components.size() + 300L * attachments.size();
    }

    /** True if the flag is set. */
    public boolean has(MessageFlag flag) {
        return flag.isIn(flags);
    }

    /** The body with one more mentioned user. */
    public MessageBody mentioning(long userId) {
        return new MessageBody(content, embeds, components, attachments, mentions.and(userId), flags);
    }

    /** The body with one flag set or cleared. */
    public MessageBody with(MessageFlag flag, boolean set) {
        int newFlags = set ? flags | flag.bit() : flags & ~flag.bit();
        return new MessageBody(content, embeds, components, attachments, mentions, newFlags);
    }
}
