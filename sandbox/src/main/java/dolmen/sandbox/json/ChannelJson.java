package dolmen.sandbox.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.ForumTag;
import dolmen.sandbox.world.channel.ForumTags;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.Overwrite;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.id.Snowflakes;
import dolmen.sandbox.world.message.Message;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Channels, threads and direct channels as Discord's JSON. */
final class ChannelJson {
    private final World world;

    ChannelJson(World world) {
        this.world = world;
    }

    /** The channel as a user sees it: a direct channel names the other user, a thread the viewer's own membership. */
    ObjectNode channel(Channel channel, long viewerId) {
        ObjectNode json = Json.object()
                .put("id", Json.id(channel.id()))
                .put("type", channel.type())
                .put("flags", 0)
                .put("last_message_id", lastMessage(channel));
        channel.guild().ifPresent(guild -> json.put("guild_id", Json.id(guild)));
        switch (channel) {
            case TextChannel text -> describe(json, text);
            case DirectChannel direct ->
                json.putArray("recipients").add(UserJson.user(world.people().known(direct.other(viewerId))));
            case GroupChannel group ->
                json.putNull("name")
                        .putNull("icon")
                        .put("owner_id", Json.id(group.people().getFirst()))
                        .set(
                                "recipients",
                                Json.array(
                                        group.people().stream()
                                                .filter(person -> person != viewerId)
                                                .toList(),
                                        person -> UserJson.user(world.people().known(person))));
            case ThreadChannel thread -> describe(json, thread, viewerId);
        }
        return json;
    }

    /** The part of a channel that is included in an interaction. */
    ObjectNode partial(Channel channel, long viewerId) {
        return channel(channel, viewerId)
                .put("permissions", Json.id(world.channels().permissions(viewerId, channel)));
    }

    private static void describe(ObjectNode json, TextChannel channel) {
        json.put("name", channel.name())
                .put("topic", channel.topic())
                .put("position", channel.position())
                .putNull("parent_id")
                .put("nsfw", false)
                .put("rate_limit_per_user", 0)
                .set("permission_overwrites", Json.array(channel.overwrites(), ChannelJson::overwrite));
        switch (channel.type()) {
            case TextChannel.VOICE ->
                json.put("bitrate", 64_000).put("user_limit", 0).putNull("rtc_region");
            case TextChannel.FORUM -> {
                json.put("default_forum_layout", 0)
                        .put("default_thread_rate_limit_per_user", 0)
                        .putNull("default_sort_order")
                        .putNull("default_reaction_emoji")
                        .put("flags", channel.tags().required() ? ForumTags.REQUIRE_TAG : 0)
                        .set("available_tags", Json.array(channel.tags().all(), ChannelJson::tag));
            }
            default -> {
                // Other channels have no more fields.
            }
        }
    }

    private static ObjectNode tag(ForumTag tag) {
        return Json.object()
                .put("id", Json.id(tag.id()))
                .put("name", tag.name())
                .put("moderated", tag.moderated())
                .putNull("emoji_id")
                .put("emoji_name", tag.emojiName());
    }

    private static ObjectNode overwrite(Overwrite overwrite) {
        return Json.object()
                .put("id", Json.id(overwrite.id()))
                .put("type", overwrite.ofRole() ? 0 : 1)
                .put("allow", Json.id(overwrite.allow()))
                .put("deny", Json.id(overwrite.deny()));
    }

    private void describe(ObjectNode json, ThreadChannel thread, long viewerId) {
        int written = world.messages().open(thread.id()).size();
        json.put("name", thread.name())
                .put("parent_id", Json.id(thread.parentId()))
                .put("owner_id", Json.id(thread.ownerId()))
                .put("message_count", written)
                .put("total_message_sent", written)
                .put("member_count", thread.members().size())
                .put("rate_limit_per_user", 0)
                .put("bitrate", 64_000)
                .put("user_limit", 0)
                .putNull("rtc_region")
                .set("thread_metadata", metadata(thread));
        if (world.channels().forumOf(thread).isPresent()) {
            json.set("applied_tags", Json.ids(thread.tags()));
        }
        if (thread.members().contains(viewerId)) {
            json.set("member", threadMember(thread, viewerId));
        }
    }

    private static ObjectNode metadata(ThreadChannel thread) {
        ObjectNode json = Json.object()
                .put("archived", thread.archived())
                .put("archive_timestamp", Json.time(thread.archiveChanged()))
                .put("auto_archive_duration", thread.archiveMinutes())
                .put("locked", thread.locked())
                .put("create_timestamp", Json.time(created(thread)));
        return thread.isPrivate() ? json.put("invitable", true) : json;
    }

    static ObjectNode threadMember(ThreadChannel thread, long userId) {
        return Json.object()
                .put("id", Json.id(thread.id()))
                .put("user_id", Json.id(userId))
                .put("join_timestamp", Json.time(created(thread)))
                .put("flags", 0);
    }

    private static Instant created(ThreadChannel thread) {
        return Snowflakes.time(thread.id());
    }

    private @Nullable String lastMessage(Channel channel) {
        List<Message> messages = world.messages().open(channel.id());
        return messages.isEmpty() ? null : Json.id(messages.getLast().id());
    }
}
