package dolmen.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.json.DiscordJson;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.WorldEvent;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.people.Member;
import java.util.List;

/** Decides which events of the world a login receives, and converts them to gateway events. */
final class Dispatches {
    private final World world;
    private final DiscordJson json;
    private final MessageDispatches messages;
    private final GuildDispatches guilds;

    Dispatches(World world, DiscordJson json, GuildDispatches guilds) {
        this.world = world;
        this.json = json;
        this.messages = new MessageDispatches(world, json);
        this.guilds = guilds;
    }

    /** An event with its payload. */
    record Dispatch(String event, ObjectNode payload) {}

    List<Dispatch> of(WorldEvent event, Subscription subscription) {
        return switch (event) {
            case WorldEvent.MessageCreated created -> messages.of("MESSAGE_CREATE", created.message(), subscription);
            case WorldEvent.MessageUpdated updated -> messages.of("MESSAGE_UPDATE", updated.message(), subscription);
            case WorldEvent.MessageDeleted deleted -> messages.deleted(deleted.message(), subscription);
            case WorldEvent.ReactionChanged changed -> messages.reaction(changed, subscription);
            case WorldEvent.ChannelCreated created -> channel(created.channel(), "CREATE", subscription);
            case WorldEvent.ChannelUpdated updated -> channel(updated.channel(), "UPDATE", subscription);
            case WorldEvent.ChannelDeleted deleted -> channel(deleted.channel(), "DELETE", subscription);
            case WorldEvent.ThreadMembersChanged changed -> threadMembers(changed, subscription);
            case WorldEvent.MemberJoined joined -> joined(joined.member(), subscription);
            case WorldEvent.MemberChanged changed -> changed(changed.member(), subscription);
            case WorldEvent.MemberLeft left -> left(left.member(), subscription);
            case WorldEvent.GuildGained gained -> guilds.gained(gained.guild(), subscription);
            case WorldEvent.GuildChanged changed -> guilds.changed(changed.guild(), subscription);
            case WorldEvent.GuildLost lost -> guilds.lost(lost, subscription);
            case WorldEvent.RoleCreated created -> role(created, subscription);
            case WorldEvent.InteractionStarted started -> interaction(started, subscription);
            case WorldEvent.TypingStarted typing -> messages.typing(typing, subscription);
            case WorldEvent.InteractionAcknowledged acknowledged -> List.of();
            case WorldEvent.NotificationsChanged changed -> List.of();
            case WorldEvent.CommandsChanged changed -> List.of();
            case WorldEvent.UserChanged changed -> List.of();
        };
    }

    private List<Dispatch> channel(Channel channel, String change, Subscription subscription) {
        long botId = world.people().botId();
        return switch (channel) {
            case DirectChannel direct -> List.of();
            case GroupChannel group -> List.of();
            case TextChannel text ->
                hears(subscription, text.guildId(), Intent.GUILDS)
                        ? List.of(new Dispatch("CHANNEL_" + change, json.channel(text, botId)))
                        : List.of();
            case ThreadChannel thread -> {
                boolean hears = hears(subscription, thread.guildId(), Intent.GUILDS)
                        && ((change.equals("DELETE") && !thread.isPrivate())
                                || world.channels().sees(botId, thread));
                ObjectNode payload = hears && !change.equals("DELETE") ? json.channel(thread, botId) : brief(thread);
                if (change.equals("CREATE")) {
                    payload.put("newly_created", true);
                }
                yield hears ? List.of(new Dispatch("THREAD_" + change, payload)) : List.of();
            }
        };
    }

    private static ObjectNode brief(ThreadChannel thread) {
        return Json.object()
                .put("id", Json.id(thread.id()))
                .put("guild_id", Json.id(thread.guildId()))
                .put("parent_id", Json.id(thread.parentId()))
                .put("type", thread.type());
    }

    private List<Dispatch> threadMembers(WorldEvent.ThreadMembersChanged changed, Subscription subscription) {
        long botId = world.people().botId();
        boolean all = subscription.wants(Intent.GUILD_MEMBERS);
        List<Long> joined =
                changed.joined().stream().filter(user -> all || user == botId).toList();
        List<Long> left =
                changed.left().stream().filter(user -> all || user == botId).toList();
        ThreadChannel thread = changed.thread();
        if (!hears(subscription, thread.guildId(), Intent.GUILDS) || (joined.isEmpty() && left.isEmpty())) {
            return List.of();
        }
        ObjectNode payload = Json.object()
                .put("id", Json.id(thread.id()))
                .put("guild_id", Json.id(thread.guildId()))
                .put("member_count", thread.members().size());
        payload.set("added_members", Json.array(joined, user -> {
            ObjectNode member = json.threadMember(thread, user);
            world.people().member(thread.guildId(), user).ifPresent(found -> member.set("member", json.member(found)));
            return member;
        }));
        payload.set("removed_member_ids", Json.ids(left));
        Dispatch update = new Dispatch("THREAD_MEMBERS_UPDATE", payload);
        return thread.isPrivate() && joined.contains(botId)
                ? List.of(new Dispatch("THREAD_CREATE", revealed(thread)), update)
                : List.of(update);
    }

    /** The event for a bot that is added to a private thread. */
    private ObjectNode revealed(ThreadChannel thread) {
        return json.channel(thread, world.people().botId()).put("newly_created", false);
    }

    private boolean hears(Subscription subscription, long guildId, Intent intent) {
        return subscription.hears(guildId, intent) && world.installations().attends(guildId);
    }

    private List<Dispatch> joined(Member member, Subscription subscription) {
        return member.userId() != world.people().botId() && hears(subscription, member.guildId(), Intent.GUILD_MEMBERS)
                ? List.of(new Dispatch(
                        "GUILD_MEMBER_ADD", json.member(member).put("guild_id", Json.id(member.guildId()))))
                : List.of();
    }

    /** A bot receives events about itself without the intent for members. */
    private List<Dispatch> changed(Member member, Subscription subscription) {
        boolean self = member.userId() == world.people().botId();
        return hears(subscription, member.guildId(), self ? Intent.GUILDS : Intent.GUILD_MEMBERS)
                ? List.of(new Dispatch(
                        "GUILD_MEMBER_UPDATE", json.member(member).put("guild_id", Json.id(member.guildId()))))
                : List.of();
    }

    private List<Dispatch> left(Member member, Subscription subscription) {
        ObjectNode payload = Json.object().put("guild_id", Json.id(member.guildId()));
        payload.set("user", json.user(world.people().known(member.userId())));
        return hears(subscription, member.guildId(), Intent.GUILD_MEMBERS)
                ? List.of(new Dispatch("GUILD_MEMBER_REMOVE", payload))
                : List.of();
    }

    private List<Dispatch> role(WorldEvent.RoleCreated created, Subscription subscription) {
        ObjectNode payload = Json.object().put("guild_id", Json.id(created.guildId()));
        payload.set("role", json.role(created.role()));
        return hears(subscription, created.guildId(), Intent.GUILDS)
                ? List.of(new Dispatch("GUILD_ROLE_CREATE", payload))
                : List.of();
    }

    private List<Dispatch> interaction(WorldEvent.InteractionStarted started, Subscription subscription) {
        Long guildId = started.interaction().guildId();
        boolean hears = guildId == null
                ? subscription.shard().hasDirectMessages()
                : subscription.shard().hasGuild(guildId);
        return hears ? List.of(new Dispatch("INTERACTION_CREATE", json.interaction(started.interaction()))) : List.of();
    }
}
