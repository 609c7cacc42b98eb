package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.LanguageChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.GuildPreferences.Pings;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * {@code /settings-server}: changes and shows the settings of a server. It is a separate command, because Discord can
 * hide only whole commands from members who may not use them.
 */
record ServerSettingsCommand(
        PreferenceService preferences, ThemeOption theme, ServerSettingsMessage message, Readers readers)
        implements SlashCommand {
    private static final String THREADS = "threads";
    private static final String PINGS = "pings";
    private static final String PACE = "pace";
    private static final String MODERATORS = "moderators";

    @Override
    public SlashCommandData definition() {
        var pings = new OptionData(OptionType.STRING, PINGS, "How whoever is to move is called to the board")
                .addChoice("mentioned and notified", Pings.LOUD.name())
                .addChoice("mentioned silently", Pings.SILENT.name())
                .addChoice("named, not mentioned", Pings.NONE.name());
        return Commands.slash("settings-server", "Where and how matches are played on this server; for its managers")
                .setContexts(InteractionContextType.GUILD)
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Authority.TO_MANAGE))
                .addOptions(theme.definition("The colours of boards that everybody sees", "The default"))
                .addOptions(LanguageChoice.option("The language of what everybody reads"))
                .addOption(OptionType.BOOLEAN, THREADS, "Whether each match has a thread of its own")
                .addOptions(pings)
                .addOption(OptionType.STRING, PACE, "The pace of matches for which nobody chooses another", false, true)
                .addOption(OptionType.ROLE, MODERATORS, "Who may end matches of others; @everyone for nobody");
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return PaceWords.suggest(event.getFocusedOption().getValue(), readers.of(event));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Guild guild = event.getGuild();
        Optional<Phrase> objection = Authority.objectionToManage(event);
        Wording language = readers.of(event);
        if (guild == null || objection.isPresent()) {
            Replies.fulfil(event.getHook(), language.of(objection.orElseGet(SettingsPhrases::serverNotHere)));
            return;
        }
        Optional<String> pace = Optional.ofNullable(event.getOption(PACE)).map(OptionMapping::getAsString);
        Optional<TimeControl> control = pace.flatMap(typed -> PaceWords.read(typed, language));
        if (pace.isPresent() && control.isEmpty()) {
            Replies.fulfil(event.getHook(), language.of(WordsPhrases.paceUnread()));
            return;
        }
        if (!event.getOptions().isEmpty()) {
            preferences.change(
                    new GuildId(guild.getIdLong()),
                    before -> changed(control.map(before::withPace).orElse(before), event));
        }
        Replies.fulfil(event.getHook(), message.of(guild, language));
    }

    private GuildPreferences changed(GuildPreferences before, SlashCommandInteractionEvent event) {
        GuildPreferences themed = ThemeOption.isIn(event) ? before.withTheme(theme.chosen(event)) : before;
        GuildPreferences now = event.getOption(THREADS, themed, option -> themed.withThreads(option.getAsBoolean()));
        return now.withPings(event.getOption(
                        PINGS, now.pings(), style -> NotUnderstoodException.choice(Pings.class, style.getAsString())))
                .withLanguage(event.getOption(
                        LanguageChoice.NAME, now.language(), chosen -> LanguageChoice.named(chosen.getAsString())))
                .withModerators(
                        event.getOption(MODERATORS, now.moderators(), option -> moderators(option.getAsRole())));
    }

    /** The moderator role; the role of all members means none. */
    private static Optional<RoleId> moderators(Role role) {
        return role.isPublicRole() ? Optional.empty() : Optional.of(new RoleId(role.getIdLong()));
    }
}
