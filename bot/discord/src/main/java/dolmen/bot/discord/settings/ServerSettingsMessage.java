package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.GuildPreferences.Pings;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeControl;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The panel of a server for its managers: a menu for each setting. */
record ServerSettingsMessage(Preferences preferences, ThemeOption theme, CommandBook commands) {
    /** The meaning of no theme. */
    static final String NO_THEME = "The default";

    private static final String THREADS = "threads";
    private static final String PINGS = "pings";
    private static final String PACE = "pace";
    private static final String YES = "yes";
    private static final String NO = "no";

    private static final List<ChannelType> PLAYABLE =
            List.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.FORUM, ChannelType.VOICE);

    /** The message with the current settings. */
    MessageCreateData of(Guild guild) {
        GuildPreferences now = preferences.of(new GuildId(guild.getIdLong()));
        return ContainerMessage.of(List.of(
                TextDisplay.of("## Settings of this server\n-# A choice holds at once. Members never see this."),
                TextDisplay.of("Colours of boards that all see"),
                theme.picture(now.theme()),
                ActionRow.of(theme.menu(
                        id(ThemeOption.NAME), now.theme(), NO_THEME, "What I choose where nobody has chosen.")),
                TextDisplay.of("Matches are played in"),
                ActionRow.of(StringSelectMenu.create(id(THREADS))
                        .addOption("A thread each", YES, "The channel around it stays quiet.")
                        .addOption("The channel itself", NO, "Every board stands among your messages.")
                        .setDefaultValues(now.threads() ? YES : NO)
                        .build()),
                TextDisplay.of("Whoever is to move is"),
                ActionRow.of(StringSelectMenu.create(id(PINGS))
                        .addOptions(Arrays.stream(Pings.values())
                                .map(style -> SelectOption.of(Text.capital(words(style)), style.name())
                                        .withDescription(explanation(style)))
                                .toList())
                        .setDefaultValues(now.pings().name())
                        .build()),
                TextDisplay.of("Usual pace"),
                ActionRow.of(pace(now.pace())),
                TextDisplay.of("Whoever manages the server may end matches with %s, and"
                        .formatted(commands.mention("moderate end"))),
                ActionRow.of(moderators(guild, now.moderators())),
                TextDisplay.of("Matches may begin in" + noPlace(guild, now.channels())),
                ActionRow.of(channels(guild, now.channels())),
                TextDisplay.of(DailyPuzzleSetting.words(guild, now.dailyPuzzle())),
                ActionRow.of(DailyPuzzleSetting.menu(guild, now.dailyPuzzle()))));
    }

    private static String id(String setting) {
        return new ComponentId(Action.SERVER_SETTING, 0, 0, List.of(setting)).text();
    }

    private static StringSelectMenu pace(TimeControl now) {
        return StringSelectMenu.create(id(PACE))
                .addOptions(Stream.concat(Stream.of(now), PaceWords.offered().stream())
                        .distinct()
                        .map(control -> SelectOption.of(Text.capital(PaceWords.of(control)), control.text())
                                .withDescription(PaceWords.explanation(control)))
                        .toList())
                .setDefaultValues(now.text())
                .build();
    }

    /** The server's settings with the choice from a text menu. */
    GuildPreferences changed(GuildPreferences before, StringSelectInteractionEvent event, ComponentId menu) {
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        return switch (NotUnderstoodException.required(menu.path().stream().findFirst())) {
            case ThemeOption.NAME -> before.withTheme(theme.named(chosen));
            case THREADS -> before.withThreads(NotUnderstoodException.either(chosen, YES, NO));
            case PINGS -> before.withPings(NotUnderstoodException.choice(Pings.class, chosen));
            case PACE -> before.withPace(NotUnderstoodException.required(PaceWords.read(chosen)));
            default -> before;
        };
    }

    /** The server's settings with the chosen role; the role of all members means none. */
    static GuildPreferences moderators(GuildPreferences before, EntitySelectInteractionEvent event, ComponentId menu) {
        return before.withModerators(event.getValues().stream()
                .filter(role -> !(role instanceof Role some && some.isPublicRole()))
                .map(role -> new RoleId(role.getIdLong()))
                .findFirst());
    }

    /** The server's settings with the chosen channels. */
    static GuildPreferences channels(GuildPreferences before, EntitySelectInteractionEvent event, ComponentId menu) {
        return before.withChannels(event.getValues().stream()
                .map(channel -> new ChannelId(channel.getIdLong()))
                .toList());
    }

    static String words(GuildPreferences.Pings pings) {
        return switch (pings) {
            case LOUD -> "mentioned and notified";
            case SILENT -> "mentioned silently";
            case NONE -> "named, not mentioned";
        };
    }

    private static String explanation(GuildPreferences.Pings pings) {
        return switch (pings) {
            case LOUD -> "Their devices ring, as each of them wishes.";
            case SILENT -> "The mention is seen, and nothing rings.";
            case NONE -> "Reminders of time still mention them.";
        };
    }

    private static String noPlace(Guild guild, List<ChannelId> channels) {
        return channels.isEmpty() || !PlayChannels.existing(guild, channels).isEmpty()
                ? ""
                : ": **no channel, since the chosen ones are gone**";
    }

    private static EntitySelectMenu moderators(Guild guild, Optional<RoleId> chosen) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.MODERATORS, 0, 0).text(), EntitySelectMenu.SelectTarget.ROLE)
                .setPlaceholder("Nobody else; choose a role")
                .setRequiredRange(0, 1)
                .setDefaultValues(chosen
                        .filter(role -> guild.getRoleById(role.value()) != null)
                        .map(role -> EntitySelectMenu.DefaultValue.role(role.value()))
                        .stream()
                        .toList())
                .build();
    }

    private static EntitySelectMenu channels(Guild guild, List<ChannelId> chosen) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.PLAY_CHANNELS, 0, 0).text(), EntitySelectMenu.SelectTarget.CHANNEL)
                .setChannelTypes(PLAYABLE)
                .setPlaceholder("All channels; choose some")
                .setRequiredRange(0, EntitySelectMenu.OPTIONS_MAX_AMOUNT)
                .setDefaultValues(PlayChannels.existing(guild, chosen).stream()
                        .map(channel -> EntitySelectMenu.DefaultValue.channel(channel.value()))
                        .toList())
                .build();
    }
}
