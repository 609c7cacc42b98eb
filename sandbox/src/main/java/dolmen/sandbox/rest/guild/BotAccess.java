package dolmen.sandbox.rest.guild;

import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.DirectChannel;
import dolmen.sandbox.world.channel.GroupChannel;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.channel.ThreadChannel;
import dolmen.sandbox.world.message.Message;
import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.User;

/** Finds the subject of a bot's request, and refuses access to anything that the bot may not see or do. */
public final class BotAccess {
    private static final int GUILD_MEMBERS_INTENT = 1 << 1;

    private final World world;
    private final int privilegedIntents;

    /** @param privilegedIntents the application's privileged intents, as bits */
    public BotAccess(World world, int privilegedIntents) {
        this.world = world;
        this.privilegedIntents = privilegedIntents;
    }

    /** Refuses lists of members if the application lacks the intent for them. */
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
        boolean closed = channel instanceof TextChannel text
                && text.type() == TextChannel.VOICE
                && !may(Permission.CONNECT, channel);
        if (closed || !world.channels().sees(botId(), channel)) {
            throw DiscordError.MISSING_ACCESS.exception();
        }
        return channel;
    }

    /** The server in the path; a server without the bot is unknown to Discord. */
    Guild guild(RoutedRequest call) {
        Guild guild = world.people()
                .guild(call.id("guild"))
                .filter(world.installations().joined()::contains)
                .orElseThrow(DiscordError.UNKNOWN_GUILD::exception);
        requireReach(guild);
        return guild;
    }

    /** The server in the path, for requests about its parts; Discord denies access to a server without the bot. */
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

    /** Refuses the request unless the bot may write in the channel. */
    public void requireWriting(Channel channel) {
        switch (channel) {
            case TextChannel text -> {
                if (text.type() == TextChannel.FORUM) {
                    throw DiscordError.CANNOT_SEND_IN_FORUM.exception();
                }
                require(Permission.SEND_MESSAGES, text);
            }
            case ThreadChannel thread -> {
                require(Permission.SEND_MESSAGES_IN_THREADS, thread);
                if (thread.locked() && !may(Permission.MANAGE_THREADS, thread)) {
                    throw DiscordError.THREAD_LOCKED.exception();
                }
            }
            case GroupChannel group -> throw DiscordError.MISSING_ACCESS.exception();
            case DirectChannel direct -> {
                require(Permission.SEND_MESSAGES, direct);
                requireListening(world.people().known(direct.other(botId())));
            }
        }
    }

    private void requireListening(User recipient) {
        if (!recipient.application() && !world.people().meet(botId(), recipient.id())) {
            throw DiscordError.NO_MUTUAL_GUILDS.exception();
        }
        if (recipient.closed()) {
            throw DiscordError.CANNOT_MESSAGE_USER.exception();
        }
    }

    /** Refuses changes inside an archived thread. */
    public static void requireOpen(Channel channel) {
        if (channel instanceof ThreadChannel thread && thread.archived()) {
            throw DiscordError.THREAD_ARCHIVED.exception();
        }
    }
}
