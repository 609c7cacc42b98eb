package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.reader.LanguageChoice;
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
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
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
    private static final String THREADS = "threads";
    private static final String PINGS = "pings";
    private static final String PACE = "pace";

    private static final List<ChannelType> PLAYABLE =
            List.of(ChannelType.TEXT, ChannelType.NEWS, ChannelType.FORUM, ChannelType.VOICE);

    /** The message with the current settings. */
    MessageCreateData of(Guild guild, Wording language) {
        GuildPreferences now = preferences.of(new GuildId(guild.getIdLong()));
        return ContainerMessage.of(List.of(
                text(SettingsPhrases.serverTitle(), language),
                text(SettingsPhrases.serverTheme(), language),
                theme.picture(now.theme(), language),
                ActionRow.of(theme.menu(
                        id(ThemeOption.NAME),
                        now.theme(),
                        language.of(SettingsPhrases.serverThemeNone()),
                        language.of(SettingsPhrases.serverThemeNoneWhy()),
                        language)),
                text(SettingsPhrases.serverLanguage(), language),
                ActionRow.of(LanguageChoice.menu(
                        id(LanguageChoice.NAME), now.language(), language.of(SettingsPhrases.settingsLanguageNone()))),
                text(PlaceSettings.ofMatches(guild, now), language),
                ActionRow.of(PlaceSettings.matches(id(THREADS), guild, now, language)),
                text(SettingsPhrases.serverPings(), language),
                ActionRow.of(pings(now.pings(), language)),
                text(SettingsPhrases.serverPace(), language),
                ActionRow.of(pace(now.pace(), language)),
                text(SettingsPhrases.serverModerators(commands.link("moderate end")), language),
                ActionRow.of(moderators(guild, now.moderators(), language)),
                text(places(guild, now.channels()), language),
                ActionRow.of(channels(guild, now.channels(), language)),
                text(PlaceSettings.ofPuzzle(guild, now.dailyPuzzle()), language),
                ActionRow.of(PlaceSettings.puzzle(guild, now.dailyPuzzle(), language))));
    }

    private static TextDisplay text(Phrase phrase, Wording language) {
        return TextDisplay.of(language.of(phrase));
    }

    private static String id(String setting) {
        return new ComponentId(Action.SERVER_SETTING, 0, 0, List.of(setting)).text();
    }

    private static StringSelectMenu pings(Pings now, Wording language) {
        return StringSelectMenu.create(id(PINGS))
                .addOptions(Arrays.stream(Pings.values())
                        .map(style -> SelectOption.of(language.of(name(style)), style.name())
                                .withDescription(language.of(explanation(style))))
                        .toList())
                .setDefaultValues(now.name())
                .build();
    }

    private static StringSelectMenu pace(TimeControl now, Wording language) {
        return StringSelectMenu.create(id(PACE))
                .addOptions(Stream.concat(Stream.of(now), PaceWords.offered().stream())
                        .distinct()
                        .map(control -> SelectOption.of(
                                        Text.capital(language.of(PaceWords.of(control))), control.text())
                                .withDescription(language.of(PaceWords.explanation(control))))
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
            case LanguageChoice.NAME -> before.withLanguage(LanguageChoice.named(chosen));
            case THREADS -> PlaceSettings.changed(before, NotUnderstoodException.required(event.getGuild()), chosen);
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

    private static Phrase name(Pings pings) {
        return switch (pings) {
            case LOUD -> SettingsPhrases.serverPingsLoud();
            case SILENT -> SettingsPhrases.serverPingsSilent();
            case NONE -> SettingsPhrases.serverPingsNone();
        };
    }

    private static Phrase explanation(Pings pings) {
        return switch (pings) {
            case LOUD -> SettingsPhrases.serverPingsLoudWhy();
            case SILENT -> SettingsPhrases.serverPingsSilentWhy();
            case NONE -> SettingsPhrases.serverPingsNoneWhy();
        };
    }

    private static Phrase places(Guild guild, List<ChannelId> channels) {
        return channels.isEmpty() || !PlayChannels.existing(guild, channels).isEmpty()
                ? SettingsPhrases.serverChannels()
                : SettingsPhrases.serverChannelsGone();
    }

    private static EntitySelectMenu moderators(Guild guild, Optional<RoleId> chosen, Wording language) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.MODERATORS, 0, 0).text(), EntitySelectMenu.SelectTarget.ROLE)
                .setPlaceholder(language.of(SettingsPhrases.serverModeratorsChoose()))
                .setRequiredRange(0, 1)
                .setDefaultValues(chosen
                        .filter(role -> guild.getRoleById(role.value()) != null)
                        .map(role -> EntitySelectMenu.DefaultValue.role(role.value()))
                        .stream()
                        .toList())
                .build();
    }

    private static EntitySelectMenu channels(Guild guild, List<ChannelId> chosen, Wording language) {
        return EntitySelectMenu.create(
                        new ComponentId(Action.PLAY_CHANNELS, 0, 0).text(), EntitySelectMenu.SelectTarget.CHANNEL)
                .setChannelTypes(PLAYABLE)
                .setPlaceholder(language.of(SettingsPhrases.serverChannelsChoose()))
                .setRequiredRange(0, EntitySelectMenu.OPTIONS_MAX_AMOUNT)
                .setDefaultValues(PlayChannels.existing(guild, chosen).stream()
                        .map(channel -> EntitySelectMenu.DefaultValue.channel(channel.value()))
                        .toList())
                .build();
    }
}
