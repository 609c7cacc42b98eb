package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.LanguageChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.typed.UnreadTimeException;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PlayerPreferences.Bottom;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** {@code /settings}: changes and shows the settings of a person. */
record SettingsCommand(PreferenceService preferences, ThemeOption theme, SettingsPanel panel, Readers readers)
        implements SlashCommand {
    private static final String CONFIRM = "confirm";
    private static final String SIDE = "side";
    private static final String LISTED = "listed";

    @Override
    public SlashCommandData definition() {
        var side = new OptionData(
                        OptionType.STRING, SIDE, "Which side of the board is at the bottom when you look at it")
                .addChoice("Your own side", Bottom.OWN.name())
                .addChoice("The first player's side", Bottom.FIRST.name());
        return Commands.slash(
                        "settings",
                        "How boards look to you, how you move and when you are called; only you see the answer")
                .addOptions(theme.definition("The colours of boards that only you see", "As on the server"))
                .addOption(
                        OptionType.BOOLEAN,
                        CONFIRM,
                        "Whether a move you choose or type is shown to you before it is played")
                .addOptions(side)
                .addOptions(LanguageChoice.option("The language of my answers to you"))
                .addOptions(TimeOptions.definitions())
                .addOption(
                        OptionType.BOOLEAN,
                        LISTED,
                        "Whether public lists name you: leaderboards, solvers of the daily puzzle");
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return TimeOptions.suggest(
                event.getFocusedOption().getName(), event.getFocusedOption().getValue(), readers.of(event));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        PlayerId person = Requester.personOf(event);
        Wording language = readers.of(event);
        Replies.fulfil(
                event.getHook(),
                event.getOptions().isEmpty() ? panel.of(preferences.of(person), language) : change(person, event));
    }

    /** Changes the settings; if one option is not understood, none is changed. */
    private MessageCreateData change(PlayerId person, SlashCommandInteractionEvent event) {
        try {
            return panel.of(preferences.change(person, before -> changed(before, event)), readers.of(event));
        } catch (UnreadTimeException unread) {
            return Replies.message(readers.of(event).of(SettingsPhrases.settingsUnchanged(unread.why())));
        }
    }

    private PlayerPreferences changed(PlayerPreferences before, SlashCommandInteractionEvent event) {
        PlayerPreferences now = ThemeOption.isIn(event) ? before.withTheme(theme.chosen(event)) : before;
        return now.withConfirm(event.getOption(CONFIRM, now.confirm(), OptionMapping::getAsBoolean))
                .withBottom(event.getOption(
                        SIDE, now.bottom(), side -> NotUnderstoodException.choice(Bottom.class, side.getAsString())))
                .withLanguage(event.getOption(
                        LanguageChoice.NAME, now.language(), chosen -> LanguageChoice.named(chosen.getAsString())))
                .withListed(event.getOption(LISTED, now.listed(), OptionMapping::getAsBoolean))
                .withTime(TimeOptions.changed(now.time(), event));
    }
}
