package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.Onlookers;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.PermissionWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.Optional;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The permission of members to manage a server or to moderate its matches. Discord hides such commands from other
 * members, but a server can change that, so the permission is checked again at every action.
 */
public record Authority(Preferences preferences, Readers readers) {
    /** The permission to change the settings of a server. */
    static final Permission TO_MANAGE = Permission.MANAGE_SERVER;

    /** The reason why the person may not change the server's settings; empty if the person may. */
    public static Optional<Phrase> objectionToManage(Interaction asking) {
        Member member = asking.getMember();
        return member != null && manages(member, asking)
                ? Optional.empty()
                : Optional.of(SettingsPhrases.authorityManage(PermissionWords.of(TO_MANAGE)));
    }

    /** Checks the permission. For a server without the bot, Discord sends only the permissions in the channel. */
    private static boolean manages(Member member, Interaction asking) {
        return member.isDetached()
                ? member.hasPermission(asking.getGuildChannel(), TO_MANAGE)
                : member.hasPermission(TO_MANAGE);
    }

    /** The reason, in the person's language, why the person may not end matches of other players; empty if allowed. */
    public Optional<String> objectionToModerate(Interaction asking) {
        return objection(asking).map(readers.of(asking)::of);
    }

    private Optional<Phrase> objection(Interaction asking) {
        Member member = asking.getMember();
        if (member == null) {
            return Optional.of(SettingsPhrases.authorityNotHere());
        }
        return new Onlookers(preferences).moderates(member)
                ? Optional.empty()
                : Optional.of(onlyModerators(preferences
                        .of(new GuildId(member.getGuild().getIdLong()))
                        .moderators()));
    }

    private static Phrase onlyModerators(Optional<RoleId> role) {
        Argument permission = PermissionWords.of(TO_MANAGE);
        return role.map(id -> SettingsPhrases.authorityModerate(new Verbatim("<@&" + id + ">"), permission))
                .orElseGet(() -> SettingsPhrases.authorityManage(permission));
    }
}
