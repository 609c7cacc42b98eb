package dolmen.bot.discord.place;

import java.util.EnumSet;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/** What the bot needs to post boards, and what of it is lacking, as far as Discord has told. */
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

    private Writing() {}

    /** What the bot lacks to post in that channel or thread; empty if it can. */
    public static Set<Permission> lackingIn(GuildChannel channel) {
        if (channel instanceof ThreadChannel thread) {
            return lacking(channel, thread.isLocked() ? IN_LOCKED_THREAD : IN_THREAD);
        }
        return lacking(channel, IN_CHANNEL);
    }

    /** What the bot lacks to post in a thread that is yet to be started in that channel. */
    static Set<Permission> lackingForThreadOf(GuildChannel channel) {
        return lacking(channel, IN_NEW_THREAD);
    }

    /**
     * The least that the bot lacks to post the boards of a match that begins in that channel; empty if it can. Whether
     * a blind bot has the other permissions cannot be told.
     *
     * @param threads whether matches get threads there
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
