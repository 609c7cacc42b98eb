package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Role;
import java.util.List;

/** A change in the world. */
public sealed interface WorldEvent {
    /** A message was written. */
    record MessageCreated(Message message) implements WorldEvent {}

    /** A message has changed. */
    record MessageUpdated(Message message) implements WorldEvent {}

    /** A message was deleted. */
    record MessageDeleted(Message message) implements WorldEvent {}

    /** Somebody added or removed a reaction. */
    record ReactionChanged(Message message, long userId, String emoji, boolean added) implements WorldEvent {}

    /** A channel or thread is new. */
    record ChannelCreated(Channel channel) implements WorldEvent {}

    /** A channel or thread has changed. */
    record ChannelUpdated(Channel channel) implements WorldEvent {}

    /** A channel or thread was deleted. */
    record ChannelDeleted(Channel channel) implements WorldEvent {}

    /** Users joined or left a thread. */
    record ThreadMembersChanged(ThreadChannel thread, List<Long> joined, List<Long> left) implements WorldEvent {}

    /** A user's own settings have changed. */
    record UserChanged(long userId) implements WorldEvent {}

    /** Somebody became a member of a server. */
    record MemberJoined(Member member) implements WorldEvent {}

    /** A member's nickname in a server has changed. */
    record MemberChanged(Member member) implements WorldEvent {}

    /** Somebody has left a server. */
    record MemberLeft(Member member) implements WorldEvent {}

    /** The bot was added to a server, or the server is available again. */
    record GuildGained(Guild guild) implements WorldEvent {}

    /** A server has another language. */
    record GuildChanged(Guild guild) implements WorldEvent {}

    /** The bot was removed from a server, or the server is unavailable. */
    record GuildLost(Guild guild, boolean unavailable) implements WorldEvent {}

    /** A server has a new role. */
    record RoleCreated(long guildId, Role role) implements WorldEvent {}

    /** Somebody was notified, or has read a channel. */
    record NotificationsChanged(long userId) implements WorldEvent {}

    /** The bot has registered new commands. */
    record CommandsChanged() implements WorldEvent {}

    /** A person has started an interaction with the bot. */
    record InteractionStarted(Interaction interaction) implements WorldEvent {}

    /** The bot has acknowledged an interaction. */
    record InteractionAcknowledged(Interaction interaction) implements WorldEvent {}

    /** Somebody is typing. */
    record TypingStarted(Channel channel, long userId) implements WorldEvent {}
}
