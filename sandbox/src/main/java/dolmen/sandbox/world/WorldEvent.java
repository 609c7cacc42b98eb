package dolmen.sandbox.world;

import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.interaction.Interaction;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Role;
import java.util.List;

/** Something that has just happened in the world. */
public sealed interface WorldEvent {
    /** A message was written. */
    record MessageCreated(Message message) implements WorldEvent {}

    /** A message has changed. */
    record MessageUpdated(Message message) implements WorldEvent {}

    /** A message is gone. */
    record MessageDeleted(Message message) implements WorldEvent {}

    /** Somebody reacted, or took a reaction back. */
    record ReactionChanged(Message message, long userId, String emoji, boolean added) implements WorldEvent {}

    /** A channel or thread is new. */
    record ChannelCreated(Channel channel) implements WorldEvent {}

    /** A channel or thread has changed. */
    record ChannelUpdated(Channel channel) implements WorldEvent {}

    /** A channel or thread is gone. */
    record ChannelDeleted(Channel channel) implements WorldEvent {}

    /** Users joined or left a thread. */
    record ThreadMembersChanged(ThreadChannel thread, List<Long> joined, List<Long> left) implements WorldEvent {}

    /** Somebody became a member of a server. */
    record MemberJoined(Member member) implements WorldEvent {}

    /** A member of a server goes by another nickname there. */
    record MemberChanged(Member member) implements WorldEvent {}

    /** Somebody is no member of a server any more. */
    record MemberLeft(Member member) implements WorldEvent {}

    /** The bot has a server that it had not, or not within reach. */
    record GuildGained(Guild guild) implements WorldEvent {}

    /** The bot has lost a server, or its reach of it. */
    record GuildLost(Guild guild, boolean unavailable) implements WorldEvent {}

    /** A server has a new role. */
    record RoleCreated(long guildId, Role role) implements WorldEvent {}

    /** Somebody was called, or has read where he was called. */
    record NotificationsChanged(long userId) implements WorldEvent {}

    /** The bot has registered other commands. */
    record CommandsChanged() implements WorldEvent {}

    /** A person has acted towards the bot. */
    record InteractionStarted(Interaction interaction) implements WorldEvent {}

    /** The bot has acknowledged it. */
    record InteractionAcknowledged(Interaction interaction) implements WorldEvent {}

    /** Somebody is typing. */
    record TypingStarted(Channel channel, long userId) implements WorldEvent {}
}
