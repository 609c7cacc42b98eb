package dolmen.sandbox.control;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import java.util.List;

/** Converts the world's events for one person's page. */
final class PageEvents {
    private final World world;
    private final DiscordJson json;

    PageEvents(World world, DiscordJson json) {
        this.world = world;
        this.json = json;
    }

    /** An event for the page. */
    record PageEvent(String name, ObjectNode payload) {}

    /** The person's unread notifications; a new page also receives them. */
    List<PageEvent> calls(long personId) {
        ObjectNode payload = Json.object();
        payload.set("unread", NotificationRoutes.unread(world, personId));
        return List.of(new PageEvent("NOTIFICATIONS", payload));
    }

    List<PageEvent> of(WorldEvent event, long personId) {
        return switch (event) {
            case WorldEvent.MessageCreated created -> message("MESSAGE_CREATE", created.message(), personId);
            case WorldEvent.MessageUpdated updated -> message("MESSAGE_UPDATE", updated.message(), personId);
            case WorldEvent.ReactionChanged changed -> message("MESSAGE_UPDATE", changed.message(), personId);
            case WorldEvent.MessageDeleted deleted -> deleted(deleted.message(), personId);
            case WorldEvent.ChannelCreated created -> channel("CREATE", created.channel(), personId);
            case WorldEvent.ChannelUpdated updated -> channel("UPDATE", updated.channel(), personId);
            case WorldEvent.ChannelDeleted deleted ->
                List.of(new PageEvent(
                        deleted.channel() instanceof ThreadChannel ? "THREAD_DELETE" : "CHANNEL_DELETE",
                        Json.object().put("id", Json.id(deleted.channel().id()))));
            case WorldEvent.ThreadMembersChanged changed -> threadMembers(changed, personId);
            case WorldEvent.MemberJoined joined ->
                List.of(new PageEvent(
                        "GUILD_MEMBER_ADD",
                        json.member(joined.member())
                                .put("guild_id", Json.id(joined.member().guildId()))));
            case WorldEvent.MemberChanged changed -> List.of();
            case WorldEvent.MemberLeft left ->
                List.of(new PageEvent(
                        "GUILD_MEMBER_REMOVE",
                        Json.object()
                                .put("guild_id", Json.id(left.member().guildId()))
                                .put("user_id", Json.id(left.member().userId()))));
            case WorldEvent.GuildGained gained -> guild(gained.guild());
            case WorldEvent.GuildChanged changed -> List.of();
            case WorldEvent.GuildLost lost -> guild(lost.guild());
            case WorldEvent.RoleCreated created -> List.of();
            case WorldEvent.NotificationsChanged changed -> changed.userId() == personId ? calls(personId) : List.of();
            case WorldEvent.CommandsChanged changed -> commands();
            case WorldEvent.UserChanged changed ->
                changed.userId() == personId ? List.of(new PageEvent("USER_UPDATE", Json.object())) : List.of();
            case WorldEvent.TypingStarted typing -> typing(typing, personId);
            case WorldEvent.InteractionStarted started -> List.of();
            case WorldEvent.InteractionAcknowledged acknowledged -> List.of();
        };
    }

    private List<PageEvent> message(String name, Message message, long personId) {
        boolean hears = message.visibleTo(personId) && sees(personId, message.channelId());
        return hears ? List.of(new PageEvent(name, json.message(message, personId))) : List.of();
    }

    private List<PageEvent> deleted(Message message, long personId) {
        ObjectNode payload =
                Json.object().put("id", Json.id(message.id())).put("channel_id", Json.id(message.channelId()));
        boolean hears = message.visibleTo(personId) && sees(personId, message.channelId());
        return hears ? List.of(new PageEvent("MESSAGE_DELETE", payload)) : List.of();
    }

    private List<PageEvent> channel(String change, Channel channel, long personId) {
        String name = (channel instanceof ThreadChannel ? "THREAD_" : "CHANNEL_") + change;
        return sees(personId, channel.id())
                ? List.of(new PageEvent(name, json.channelWithPermissions(channel, personId)))
                : List.of();
    }

    private List<PageEvent> threadMembers(WorldEvent.ThreadMembersChanged changed, long personId) {
        ThreadChannel thread = changed.thread();
        ObjectNode payload = Json.object()
                .put("id", Json.id(thread.id()))
                .put("member_count", thread.members().size());
        payload.set("added_members", Json.array(changed.joined(), user -> json.threadMember(thread, user)));
        payload.set("removed_member_ids", Json.ids(changed.left()));
        boolean hears = sees(personId, thread.id()) || changed.left().contains(personId);
        return hears ? List.of(new PageEvent("THREAD_MEMBERS_UPDATE", payload)) : List.of();
    }

    private static List<PageEvent> guild(Guild guild) {
        return List.of(new PageEvent("GUILD_UPDATE", Json.object().put("id", Json.id(guild.id()))));
    }

    private List<PageEvent> commands() {
        ObjectNode payload = Json.object();
        payload.set("commands", Json.array(world.commands().all(), json::command));
        return List.of(new PageEvent("COMMANDS_UPDATE", payload));
    }

    private List<PageEvent> typing(WorldEvent.TypingStarted typing, long personId) {
        ObjectNode payload = Json.object()
                .put("channel_id", Json.id(typing.channel().id()))
                .put("user_id", Json.id(typing.userId()));
        return sees(personId, typing.channel().id()) ? List.of(new PageEvent("TYPING_START", payload)) : List.of();
    }

    private boolean sees(long personId, long channelId) {
        return world.channels()
                .find(channelId)
                .filter(channel -> world.channels().sees(personId, channel))
                .isPresent();
    }
}
