package dolmen.bot.discord.settings;

import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;

/** What the bot must be permitted where a match is to be played. */
final class Ground {
    private Ground() {}

    /**
     * The permissions without which no board can be posted in the channel, nor in a thread of it. Whether a blind bot
     * has the others cannot be told.
     *
     * @param threads whether matches get threads there
     */
    static List<Permission> missing(Guild guild, GuildChannel channel, boolean threads) {
        Member bot = guild.getSelfMember();
        if (!bot.hasPermission(channel, Permission.VIEW_CHANNEL)) {
            return List.of(Permission.VIEW_CHANNEL);
        }
        Permission posting =
                channel instanceof ThreadChannel ? Permission.MESSAGE_SEND_IN_THREADS : Permission.MESSAGE_SEND;
        boolean inThread = threads
                && bot.hasPermission(channel, Permission.CREATE_PUBLIC_THREADS, Permission.MESSAGE_SEND_IN_THREADS);
        return (inThread
                        ? Stream.of(Permission.MESSAGE_ATTACH_FILES)
                        : Stream.of(Permission.MESSAGE_ATTACH_FILES, posting))
                .filter(permission -> !bot.hasPermission(channel, permission))
                .toList();
    }
}
