package dolmen.sandbox.rest.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.MultipartForm;
import dolmen.sandbox.json.Components;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.limits.FieldErrors;
import dolmen.sandbox.limits.MessageLimits;
import dolmen.sandbox.memory.PackedJson;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.RestException;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageFlag;
import dolmen.sandbox.world.people.Permission;
import java.util.List;
import java.util.Map;

/** Builds the body of a message from the bot's request, within Discord's limits. */
public final class MessageReader {
    private static final int SENDABLE = MessageFlag.SUPPRESS_EMBEDS.bit()
            | MessageFlag.SUPPRESS_NOTIFICATIONS.bit()
            | MessageFlag.IS_COMPONENTS_V2.bit();

    private final World world;
    private final Attachments attachments;

    public MessageReader(World world) {
        this.world = world;
        this.attachments = new Attachments(world);
    }

    /** A request for a message: its JSON and files, and the channel. */
    public record SentMessage(JsonNode json, Map<String, MultipartForm.Upload> files, Channel channel) {}

    /**
     * The body of a new message.
     *
     * @param ephemeralAllowed true if the message may be ephemeral
     */
    public MessageBody create(SentMessage sent, boolean ephemeralAllowed) {
        int flags = sent.json().path("flags").asInt() & SENDABLE;
        if (ephemeralAllowed) {
            flags |= sent.json().path("flags").asInt() & MessageFlag.EPHEMERAL.bit();
        }
        MessageBody empty = MessageBody.text("", Mentions.NONE, flags);
        return merged(empty, sent);
    }

    /** The body of the first message of a forum post. */
    public MessageBody firstWords(RoutedRequest call, ThreadChannel post) {
        return create(new SentMessage(call.body().path("message"), call.files(), post), false);
    }

    /** The body of an edited message; omitted fields stay unchanged. */
    public MessageBody edit(MessageBody before, SentMessage sent) {
        JsonNode flags = sent.json().path("flags");
        int newFlags = before.flags();
        if (flags.canConvertToInt()) {
            newFlags = (newFlags & ~MessageFlag.SUPPRESS_EMBEDS.bit())
                    | (flags.asInt() & MessageFlag.SUPPRESS_EMBEDS.bit());
            // A message can be changed to components only, but never back.
            newFlags |= flags.asInt() & MessageFlag.IS_COMPONENTS_V2.bit();
        }
        MessageBody kept = new MessageBody(
                before.content(),
                before.embeds(),
                before.components(),
                before.attachments(),
                before.mentions(),
                newFlags);
        return merged(kept, sent);
    }

    private MessageBody merged(MessageBody before, SentMessage sent) {
        boolean v2 = before.has(MessageFlag.IS_COMPONENTS_V2);
        List<Attachments.Planned> plan = attachments.plan(before.attachments(), sent);
        FieldErrors errors = new FieldErrors();
        Field field = Field.root(sent.json(), errors);
        MessageLimits.checkFlags(field.get("flags"));
        MessageLimits.check(
                field, v2, plan.stream().map(Attachments.Planned::filename).toList(), world.emojis()::has);
        JsonNode embeds = sent.json().has("embeds")
                ? embeds(sent.json().path("embeds"))
                : before.embeds().node();
        JsonNode components = sent.json().has("components")
                ? Components.completed(sent.json().path("components"))
                : before.components().node();
        String content = sent.json().has("content") ? field.get("content").text() : before.content();
        if (v2) {
            MessageLimits.checkLeft(field, content, embeds);
        }
        RestException.throwIfAny(errors);
        boolean empty = content.isBlank() && embeds.isEmpty() && components.isEmpty() && (v2 || plan.isEmpty());
        if (empty) {
            throw DiscordError.EMPTY_MESSAGE.exception();
        }
        List<Attachment> files = attachments.store(plan, sent.channel());
        boolean everyoneAllowed =
                Permission.MENTION_EVERYONE.isIn(world.channels().permissionsOfApplication(sent.channel()));
        Mentions mentions = new MentionReader(world, sent.channel())
                .read(content + Components.text(components), sent.json().path("allowed_mentions"), everyoneAllowed);
        return new MessageBody(
                content, PackedJson.of(embeds), PackedJson.of(components), files, mentions, before.flags());
    }

    private static ArrayNode embeds(JsonNode sent) {
        ArrayNode embeds = Json.array();
        for (JsonNode embed : sent) {
            ObjectNode copy = embed.deepCopy();
            copy.put("type", "rich");
            copy.path("fields").forEach(field -> {
                if (!field.path("inline").isBoolean()) {
                    ((ObjectNode) field).put("inline", false);
                }
            });
            embeds.add(copy);
        }
        return embeds;
    }
}
