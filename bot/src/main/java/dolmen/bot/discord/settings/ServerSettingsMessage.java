package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.Preferences;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** What holds for a server, in words for its managers, and the menu of the channels in which matches may begin. */
final class ServerSettingsMessage {
    /** What it means to choose no theme. */
    static final String NO_THEME = "the default";

    private static final List<ChannelType> PLAYABLE =
            List.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.FORUM, ChannelType.VOICE);

    private final Preferences preferences;
    private final ThemeOption theme;
    private final CommandBook commands;

    public ServerSettingsMessage(Preferences preferences, ThemeOption theme, CommandBook commands) {
        this.preferences = preferences;
        this.theme = theme;
        this.commands = commands;
    }

    /** What holds now. */
    MessageCreateData of(Guild guild) {
        GuildPreferences now = preferences.of(new GuildId(guild.getIdLong()));
        return new MessageCreateBuilder()
                .setContent(Text.cut(words(guild, now), Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(channels(guild, now.channels())))
                .setAllowedMentions(List.of())
                .build();
    }

    private String words(Guild guild, GuildPreferences now) {
        return """
                **Settings of this server.** The command's options change them; the menu says where matches may begin.
                - `theme` Boards that everybody sees: **%s**
                - `threads` Each match has a thread of its own: **%s**
                - `pings` Whoever is to move is: **%s**
                - `pace` Unless a challenge says otherwise: **%s**
                - `moderators` May end matches with %s: **%s**
                - Matches may begin: **%s**
                """.formatted(
                        theme.words(now.theme(), NO_THEME),
                        now.threads() ? "yes" : "no, matches are played in the channel itself",
                        words(now.pings()),
                        PaceWords.of(now.pace()),
                        commands.mention("moderate end"),
                        now.moderators().map(role -> "<@&" + role + ">, and ").orElse("") + "who manages the server",
                        places(guild, now.channels()));
    }

    static String words(GuildPreferences.Pings pings) {
        return switch (pings) {
            case LOUD -> "mentioned and notified";
            case SILENT -> "mentioned silently";
            case NONE -> "named, not mentioned";
        };
    }

    private static String places(Guild guild, List<ChannelId> channels) {
        if (channels.isEmpty()) {
            return "everywhere";
        }
        List<String> left = PlayChannels.existing(guild, channels).stream()
                .map(channel -> "<#" + channel + ">")
                .toList();
        return left.isEmpty() ? "nowhere, since the chosen channels are gone" : "in " + Text.list(left);
    }

    private static EntitySelectMenu channels(Guild guild, List<ChannelId> chosen) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.PLAY_CHANNELS, 0, 0).text(), EntitySelectMenu.SelectTarget.CHANNEL)
                .setChannelTypes(PLAYABLE)
                .setPlaceholder("Everywhere; choose channels to have matches begin only there")
                .setRequiredRange(0, EntitySelectMenu.OPTIONS_MAX_AMOUNT)
                .setDefaultValues(PlayChannels.existing(guild, chosen).stream()
                        .map(channel -> EntitySelectMenu.DefaultValue.channel(channel.value()))
                        .toList())
                .build();
    }
}
