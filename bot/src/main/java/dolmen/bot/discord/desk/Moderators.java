package dolmen.bot.discord.desk;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.Preferences;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;

/** The members of servers who may decide matches of others: by the role that the server has chosen, or as managers. */
public record Moderators(Preferences preferences) {

    public boolean include(Member member) {
        return member.hasPermission(Permission.MANAGE_SERVER)
                || preferences
                        .of(new GuildId(member.getGuild().getIdLong()))
                        .moderates(member.getRoles().stream()
                                .map(role -> new RoleId(role.getIdLong()))
                                .toList());
    }
}
