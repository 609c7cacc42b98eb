package dolmen.bot.discord.settings;

import java.util.EnumSet;
import java.util.Set;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;

/** The link with which a server's manager adds the bot, with exactly the permissions that it needs. */
public final class Invitation {
    private static final Set<Permission> NEEDED = EnumSet.of(
            Permission.VIEW_CHANNEL,
            Permission.MESSAGE_SEND,
            Permission.MESSAGE_SEND_IN_THREADS,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.MESSAGE_ATTACH_FILES,
            Permission.MESSAGE_HISTORY,
            Permission.MESSAGE_ADD_REACTION);

    private Invitation() {}

    /** The link for the bot of the connection. */
    public static String of(JDA jda) {
        return jda.setRequiredScopes("applications.commands").getInviteUrl(NEEDED);
    }
}
