package dolmen.bot.discord.desk;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.preference.Preferences;
import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The people who may see a match: its players everywhere, and on its server the moderators and everybody who sees its
 * channel. Safe for use by many threads; asks Discord who is in a private thread.
 */
public record Onlookers(Preferences preferences) {

    /** True if the person may see the match. */
    boolean include(Interaction asking, Match match) {
        if (match.seatOf(Requester.personOf(asking)).isPresent()) {
            return true;
        }
        Member member = asking.getMember();
        Venue venue = match.venue();
        if (member == null
                || !venue.guild().equals(new GuildId(member.getGuild().getIdLong()))) {
            return false;
        }
        return asking.getChannelIdLong() == venue.thread().value() || sees(member, venue) || moderates(member);
    }

    /** True if the member is a moderator: one with the server's chosen role, or a manager of the server. */
    public boolean moderates(Member member) {
        return member.hasPermission(Permission.MANAGE_SERVER)
                || preferences
                        .of(new GuildId(member.getGuild().getIdLong()))
                        .moderates(member.getRoles().stream()
                                .map(role -> new RoleId(role.getIdLong()))
                                .toList());
    }

    /**
     * True if the member can see the venue. A thread that the client does not know is archived; everybody who can see
     * the channel of the challenge can see it.
     */
    private static boolean sees(Member member, Venue venue) {
        return channel(member, venue.thread().value())
                .or(() -> channel(member, venue.channel().value()))
                .filter(channel -> member.hasPermission(channel, Permission.VIEW_CHANNEL))
                .filter(channel -> channel.getType() != ChannelType.GUILD_PRIVATE_THREAD
                        || member.hasPermission(channel, Permission.MANAGE_THREADS)
                        || isIn((ThreadChannel) channel, member))
                .isPresent();
    }

    private static Optional<GuildMessageChannel> channel(Member member, long id) {
        return Optional.ofNullable(member.getGuild().getChannelById(GuildMessageChannel.class, id));
    }

    /** True if the member is in the thread; false also if Discord fails to say. */
    private static boolean isIn(ThreadChannel thread, Member member) {
        try {
            thread.retrieveThreadMemberById(member.getIdLong()).complete();
            return true;
        } catch (ErrorResponseException notIn) {
            return false;
        }
    }
}
