package dolmen.bot.discord;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.GuildPreferences;
import dolmen.bot.match.Preferences;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * {@code /settings-server}: changes what is chosen for a server, and shows what holds now. A command of its own, since
 * Discord hides whole commands, not parts of one, from members who may not use them.
 */
final class ServerSettingsCommand implements SlashCommand {
    private static final Permission NEEDED = Permission.MANAGE_SERVER;
    private static final String NO_THEME = "the default";

    private final Preferences preferences;
    private final ThemeOption theme;

    ServerSettingsCommand(Preferences preferences, ThemeOption theme) {
        this.preferences = preferences;
        this.theme = theme;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("settings-server", "How boards look on this server; for those who manage it")
                .setContexts(InteractionContextType.GUILD)
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(NEEDED))
                .addOptions(theme.definition("The colours of boards that everybody sees", NO_THEME));
    }

    /** Who may use a command can be changed by a server; who may change a server is checked here, too. */
    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.acknowledge(event.deferReply(true));
        Member member = event.getMember();
        if (member == null || !member.hasPermission(NEEDED)) {
            Replies.privately(
                    event.getHook(),
                    "Only members with the permission *%s* change what holds for a server."
                            .formatted(NEEDED.getName()));
        } else {
            var guild = new GuildId(member.getGuild().getIdLong());
            if (ThemeOption.isIn(event)) {
                preferences.change(guild, before -> before.withTheme(theme.chosen(event)));
            }
            Replies.privately(event.getHook(), words(preferences.of(guild)));
        }
    }

    private String words(GuildPreferences now) {
        return """
                **Settings of this server.** The command's options change them.
                - `theme` Boards that everybody sees: **%s**""".formatted(theme.words(now.theme(), NO_THEME));
    }
}
