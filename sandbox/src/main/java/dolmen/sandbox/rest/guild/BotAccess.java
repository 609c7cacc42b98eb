package dolmen.sandbox.rest.guild;

import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;

/** Finds what a request of the bot is about, and refuses what the bot may not see or do. */
public final class BotAccess {
    private static final int GUILD_MEMBERS_INTENT = 1 << 1;

    private final World world;
    private final int privilegedIntents;

    /** @param privilegedIntents those that the application was given */
    public BotAccess(World world, int privilegedIntents) {
        this.world = world;
        this.privilegedIntents = privilegedIntents;
    }

    /** Refuses lists of members unless the application was given the intent for them. */
    void requireMemberLists() {
        if ((privilegedIntents & GUILD_MEMBERS_INTENT) == 0) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
    }

    public long botId() {
        return world.people().botId();
    }

    /** The channel in the path, if the bot sees it. */
    public Channel channel(RoutedRequest call) {
        return channel(call.id("channel"));
    }

    public Channel channel(long id) {
        Channel channel = world.channels().find(id).orElseThrow(DiscordError.UNKNOWN_CHANNEL::exception);
        channel.guild().flatMap(world.people()::guild).ifPresent(BotAccess::requireReach);
        if (!world.channels().sees(botId(), channel)) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
        return channel;
    }

    /** The server in the path; of one where the bot is no member, Discord says no more than that it is unknown. */
    Guild guild(RoutedRequest call) {
        Guild guild = world.people()
                .guild(call.id("guild"))
                .filter(world.installations().joined()::contains)
                .orElseThrow(DiscordError.UNKNOWN_GUILD::exception);
        requireReach(guild);
        return guild;
    }

    /** The server in the path, for what lies in it. */
    Guild within(RoutedRequest call) {
        Guild guild = world.people().guild(call.id("guild")).orElseThrow(DiscordError.UNKNOWN_GUILD::exception);
        if (!world.installations().joined().contains(guild)) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
        requireReach(guild);
        return guild;
    }

    private static void requireReach(Guild guild) {
        if (guild.unavailable()) {
            throw DiscordError.UNAVAILABLE.exception();
        }
    }

    /** The thread in the path. */
    ThreadChannel thread(RoutedRequest call) {
        if (channel(call) instanceof ThreadChannel thread) {
            return thread;
        }
        throw DiscordError.WRONG_CHANNEL_TYPE.exception();
    }

    /** The message in the path; ephemeral ones are not found in a channel. */
    public Message message(RoutedRequest call, Channel channel) {
        return world.messages()
                .find(channel.id(), call.id("message"))
                .filter(message -> message.soleReader().isEmpty())
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::exception);
    }

    boolean may(Permission permission, Channel channel) {
        return permission.isIn(world.channels().permissions(botId(), channel));
    }

    public void require(Permission permission, Channel channel) {
        if (!may(permission, channel)) {
            throw DiscordError.MISSING_PERMISSIONS.exception();
        }
    }

    /** Refuses unless the bot may write there. */
    public void requireWriting(Channel channel) {
        switch (channel) {
            case TextChannel text -> require(Permission.SEND_MESSAGES, text);
            case ThreadChannel thread -> {
                require(Permission.SEND_MESSAGES_IN_THREADS, thread);
                if (thread.locked() && thread.archived() && !may(Permission.MANAGE_THREADS, thread)) {
                    throw DiscordError.THREAD_LOCKED.exception();
                }
            }
            case DirectChannel direct -> {
                require(Permission.SEND_MESSAGES, direct);
                requireOpen(world.people().known(direct.other(botId())));
            }
        }
    }

    private void requireOpen(User recipient) {
        if (!world.people().meet(botId(), recipient.id())) {
            throw DiscordError.NO_MUTUAL_GUILDS.exception();
        }
        if (recipient.closed()) {
            throw DiscordError.CANNOT_MESSAGE_USER.exception();
        }
    }

    /** Refuses to change what lies in an archived thread. */
    public static void requireOpen(Channel channel) {
        if (channel instanceof ThreadChannel thread && thread.archived()) {
            throw DiscordError.THREAD_ARCHIVED.exception();
        }
    }
}
