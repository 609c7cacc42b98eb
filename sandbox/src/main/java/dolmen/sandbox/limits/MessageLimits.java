package dolmen.sandbox.limits;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;

/** The limits of a message. */
public final class MessageLimits {
    /** The maximum size of a file, in bytes. */
    public static final int LARGEST_FILE = 10 * 1024 * 1024;

    private static final int CONTENT = 2_000;
    private static final int NONCE = 25;
    private static final int FILES = 10;
    private static final int ALTERNATIVE_TEXT = 1_024;
    private static final int MENTIONS = 100;
    private static final List<String> FORBIDDEN_BESIDE_COMPONENTS = List.of("content", "embeds", "poll", "sticker_ids");

    private MessageLimits() {}

    /**
     * Checks a new or edited message.
     *
     * @param componentsV2 true if the message consists of components only
     * @param filenames the names of the message's files
     * @param knownEmoji true for the id of an emoji that the bot may use
     */
    public static void check(
            Field message, boolean componentsV2, Collection<String> filenames, LongPredicate knownEmoji) {
        if (componentsV2) {
            FORBIDDEN_BESIDE_COMPONENTS.forEach(name -> forbid(message.get(name)));
        }
        message.get("content").length(0, CONTENT);
        if (message.get("nonce").present()) {
            message.get("nonce").length(1, NONCE);
        }
        EmbedLimits.check(message.get("embeds"));
        ComponentLimits.checkMessage(message.get("components"), componentsV2, knownEmoji);
        message.get("attachments").size(0, FILES);
        message.get("attachments")
                .items()
                .forEach(file -> file.get("description").length(0, ALTERNATIVE_TEXT));
        checkReferences(message, Set.copyOf(filenames));
        checkMentions(message.get("allowed_mentions"));
    }

    /** Checks that the flags are an integer. */
    public static void checkFlags(Field flags) {
        if (flags.present() && flags.number().isEmpty()) {
            flags.range(0, Integer.MAX_VALUE);
        }
    }

    private static void forbid(Field field) {
        boolean used = field.value().isContainerNode()
                ? !field.value().isEmpty()
                : !field.text().isEmpty();
        if (used) {
            rejectBesideComponents(field);
        }
    }

    /** Checks that an edit to components only also removes the old content and embeds. */
    public static void checkLeft(Field message, String content, JsonNode embeds) {
        if (!message.get("content").present() && !content.isEmpty()) {
            rejectBesideComponents(message.get("content"));
        }
        if (!message.get("embeds").present() && !embeds.isEmpty()) {
            rejectBesideComponents(message.get("embeds"));
        }
    }

    private static void rejectBesideComponents(Field field) {
        field.reject(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2");
    }

    private static void checkReferences(Field field, Set<String> filenames) {
        if (field.value().isObject()) {
            Field url = field.get("url");
            if (url.text().startsWith("attachment://")
                    && !filenames.contains(url.text().substring("attachment://".length()))) {
                url.reject(
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        "The referenced attachment was not found");
            }
            field.value().fieldNames().forEachRemaining(name -> checkReferences(field.get(name), filenames));
        } else {
            field.items().forEach(item -> checkReferences(item, filenames));
        }
    }

    private static void checkMentions(Field allowed) {
        if (!allowed.present()) {
            return;
        }
        Set<String> parse = new HashSet<>();
        for (Field item : allowed.get("parse").items()) {
            if (!Set.of("users", "roles", "everyone").contains(item.text())) {
                item.reject("BASE_TYPE_CHOICES", "Value must be one of ('roles', 'users', 'everyone').");
            }
            parse.add(item.text());
        }
        for (String kind : Set.of("users", "roles")) {
            Field ids = allowed.get(kind);
            ids.size(0, MENTIONS);
            if (parse.contains(kind) && !ids.items().isEmpty()) {
                allowed.reject(
                        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                        "parse:[\"%s\"] and %s: [ids...] are mutually exclusive.".formatted(kind, kind));
            }
        }
    }
}
