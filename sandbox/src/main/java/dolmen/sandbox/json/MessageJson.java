package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.InteractionType;
import dolmen.sandbox.world.interaction.Origin;
import dolmen.sandbox.world.message.Attachment;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.message.MessageBody;
import dolmen.sandbox.world.message.MessageFlag;
import dolmen.sandbox.world.message.Reaction;
import java.util.List;

/** Messages as Discord's JSON. */
final class MessageJson {
    private final World world;
    private final AttachmentJson attachments;
    private final ChannelJson channels;

    MessageJson(World world, AttachmentJson attachments, ChannelJson channels) {
        this.world = world;
        this.attachments = attachments;
        this.channels = channels;
    }

    /** A message and the message it replies to, as a user sees them. */
    ObjectNode message(Message message, long viewerId) {
        ObjectNode json = basic(message, viewerId);
        if (message.repliesTo() != null) {
            json.set(
                    "referenced_message",
                    world.messages()
                            .find(message.channelId(), message.repliesTo())
                            .filter(original -> original.visibleTo(viewerId))
                            .map(original -> basic(original, viewerId))
                            .orElse(null));
        }
        return json;
    }

    private ObjectNode basic(Message message, long viewerId) {
        MessageBody body = message.body();
        ObjectNode json = Json.object()
                .put("id", Json.id(message.id()))
                .put("channel_id", Json.id(message.channelId()))
                .put("type", message.type().number())
                .put("content", body.content())
                .put("timestamp", Json.time(message.written()))
                .put("edited_timestamp", message.edited() == null ? null : Json.time(message.edited()))
                .put("flags", body.flags())
                .put("pinned", message.pinned())
                .put("tts", false);
        json.set("author", UserJson.user(world.people().known(message.authorId())));
        addMentions(json, body.mentions());
        JsonNode embeds = body.embeds().node();
        JsonNode components = body.components().node();
        json.set(
                "attachments",
                Json.array(listed(body, embeds, components), file -> attachments.attachment(file, ephemeral(body))));
        json.set("embeds", attachments.resolve(embeds, body.attachments()));
        json.set("components", attachments.resolve(components, body.attachments()));
        addReference(json, message);
        addOrigin(json, message);
        addReactions(json, message, viewerId);
        if (message.nonce() != null) {
            json.put("nonce", message.nonce());
        }
        if (body.has(MessageFlag.HAS_THREAD)
                && world.channels().find(message.id()).orElse(null) instanceof ThreadChannel thread) {
            json.set("thread", channels.channel(thread, viewerId));
        }
        return json;
    }

    private static boolean ephemeral(MessageBody body) {
        return body.has(MessageFlag.EPHEMERAL);
    }

    private static List<Attachment> listed(MessageBody body, JsonNode embeds, JsonNode components) {
        return body.attachments().stream()
                .filter(file -> !AttachmentJson.refersTo(embeds, file) && !AttachmentJson.refersTo(components, file))
                .toList();
    }

    private void addMentions(ObjectNode json, Mentions mentions) {
        json.put("mention_everyone", mentions.everyone());
        json.set("mention_roles", Json.ids(mentions.roles()));
        json.set(
                "mentions",
                Json.array(
                        mentions.users(), user -> UserJson.user(world.people().known(user))));
    }

    private void addReference(ObjectNode json, Message message) {
        if (message.repliesTo() != null) {
            json.putObject("message_reference")
                    .put("type", 0)
                    .put("channel_id", Json.id(message.channelId()))
                    .put("message_id", Json.id(message.repliesTo()))
                    .setAll(guildOf(message));
        }
    }

    private ObjectNode guildOf(Message message) {
        ObjectNode json = Json.object();
        world.channels().known(message.channelId()).guild().ifPresent(guild -> json.put("guild_id", Json.id(guild)));
        return json;
    }

    private void addOrigin(ObjectNode json, Message message) {
        Origin origin = message.origin();
        if (origin == null) {
            return;
        }
        String application = Json.id(world.people().botId());
        json.put("application_id", application).put("webhook_id", application);
        json.set("interaction_metadata", metadata(origin));
        if (origin.type() == InteractionType.COMMAND) {
            ObjectNode shortForm = json.putObject("interaction")
                    .put("id", Json.id(origin.interactionId()))
                    .put("type", origin.type().number())
                    .put("name", origin.name());
            shortForm.set("user", UserJson.user(world.people().known(origin.userId())));
        }
    }

    private ObjectNode metadata(Origin origin) {
        ObjectNode json = Json.object()
                .put("id", Json.id(origin.interactionId()))
                .put("type", origin.type().number());
        json.set("user", UserJson.user(world.people().known(origin.userId())));
        json.putObject("authorizing_integration_owners");
        if (origin.name() != null) {
            json.put("name", origin.name()).put("command_type", commandType(origin));
        }
        if (origin.targetId() != null) {
            json.set("target_user", UserJson.user(world.people().known(origin.targetId())));
        }
        if (origin.targetMessageId() != null) {
            json.put("target_message_id", Json.id(origin.targetMessageId()));
        }
        if (origin.messageId() != null) {
            json.put("interacted_message_id", Json.id(origin.messageId()));
        }
        if (origin.cause() != null) {
            json.set("triggering_interaction_metadata", metadata(origin.cause()));
        }
        return json;
    }

    private static int commandType(Origin origin) {
        return origin.targetMessageId() != null ? 3 : origin.targetId() != null ? 2 : 1;
    }

    private static void addReactions(ObjectNode json, Message message, long viewerId) {
        if (!message.reactions().isEmpty()) {
            json.set("reactions", Json.array(message.reactions(), reaction -> reaction(reaction, viewerId)));
        }
    }

    private static ObjectNode reaction(Reaction reaction, long viewerId) {
        int count = reaction.users().size();
        ObjectNode json = Json.object()
                .put("count", count)
                .put("me", reaction.users().contains(viewerId))
                .put("me_burst", false);
        json.putObject("emoji").putNull("id").put("name", reaction.emoji());
        json.putObject("count_details").put("burst", 0).put("normal", count);
        json.putArray("burst_colors");
        return json;
    }
}
