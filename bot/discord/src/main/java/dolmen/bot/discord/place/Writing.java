package dolmen.bot.discord.place;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/** The permissions that the bot needs to post boards, and those that it lacks, as far as Discord has reported them. */
public final class Writing {
    private static final Set<Permission> IN_CHANNEL =
            EnumSet.of(Permission.VIEW_CHANNEL, Permission.MESSAGE_SEND, Permission.MESSAGE_ATTACH_FILES);

    private static final Set<Permission> IN_THREAD =
            EnumSet.of(Permission.VIEW_CHANNEL, Permission.MESSAGE_SEND_IN_THREADS, Permission.MESSAGE_ATTACH_FILES);

    private static final Set<Permission> IN_LOCKED_THREAD = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.MESSAGE_ATTACH_FILES,
            Permission.MANAGE_THREADS);

    private static final Set<Permission> IN_NEW_THREAD = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.MESSAGE_ATTACH_FILES);

    /** Boards that a crash has left unrecorded can be found only with the history; every post begins with one. */
    private static final Set<Permission> FOR_POSTS = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.MESSAGE_ATTACH_FILES,
            Permission.MESSAGE_HISTORY);

    private Writing() {}

    /** The permissions that the bot lacks to post in the channel or thread; empty if it can. */
    public static Set<Permission> lackingIn(GuildChannel channel) {
        if (channel instanceof ThreadChannel thread) {
            return lacking(channel, thread.isLocked() ? IN_LOCKED_THREAD : IN_THREAD);
        }
        return lacking(channel, IN_CHANNEL);
    }

    /** True if the bot can post in the channel or thread. */
    static boolean possibleIn(GuildChannel channel) {
        return !notIn(channel) && lackingIn(channel).isEmpty();
    }

    /**
     * True if the channel is a private thread without the bot, so that the bot has no access. An interaction's data
     * about a thread do not contain the membership, but the client knows the threads that the bot has joined.
     */
    public static boolean notIn(GuildChannel channel) {
        return channel.getType() == ChannelType.GUILD_PRIVATE_THREAD
                && !channel.getGuild().getSelfMember().hasPermission(channel, Permission.MANAGE_THREADS)
                && Optional.ofNullable(channel.getGuild().getThreadChannelById(channel.getIdLong()))
                        .filter(ThreadChannel::isJoined)
                        .isEmpty();
    }

    /** As above, but asks Discord if the client does not know the thread. Waits for Discord. */
    public static boolean surelyNotIn(GuildChannel channel) {
        return notIn(channel)
                && (PlaceRefresh.at(channel.getGuild(), channel.getIdLong()) != PlaceRefresh.Found.THREAD
                        || notIn(channel));
    }

    /** The permissions that the bot lacks to post in a future thread of the channel. */
    static Set<Permission> lackingForThreadOf(GuildChannel channel) {
        return lacking(channel, IN_NEW_THREAD);
    }

    /** The permissions that the bot lacks to play matches in posts of its own in the forum. */
    public static Set<Permission> lackingForPostsIn(ForumChannel forum) {
        return lacking(forum, FOR_POSTS);
    }

    /**
     * The smallest set of permissions that the bot lacks to post boards of a match in the channel; empty if it lacks
     * none. If the bot cannot see the channel, its other permissions there are unknown.
     *
     * @param threads true if matches have threads there
     */
    public static Set<Permission> lackingForMatchesOf(GuildChannel channel, boolean threads) {
        Set<Permission> inItself = lackingIn(channel);
        if (inItself.contains(Permission.VIEW_CHANNEL)) {
            return EnumSet.of(Permission.VIEW_CHANNEL);
        }
        Set<Permission> inThread = threads ? lackingForThreadOf(channel) : inItself;
        return inThread.size() < inItself.size() ? inThread : inItself;
    }

    private static Set<Permission> lacking(GuildChannel channel, Set<Permission> needed) {
        Member self = channel.getGuild().getSelfMember();
        var lacking = EnumSet.copyOf(needed);
        lacking.removeIf(permission -> self.hasPermission(channel, permission));
        return lacking;
    }
}
