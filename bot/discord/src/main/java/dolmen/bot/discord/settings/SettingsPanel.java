package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.LanguageChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PlayerPreferences.Bottom;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The panel of a person: a menu for each setting, and times as text. A choice takes effect at once. */
record SettingsPanel(PreferenceService preferences, ThemeOption theme, Readers readers)
        implements Handler<StringSelectInteractionEvent> {
    private static final String THEME = ThemeOption.NAME;
    private static final String CONFIRM = "confirm";
    private static final String SIDE = "side";
    /** The value for the language of Discord, which is no language's tag. */
    static final String OF_DISCORD = "-";

    private static final String LISTED = "listed";
    private static final String YES = "yes";
    private static final String NO = "no";

    /** The message with the current settings. */
    MessageCreateData of(PlayerPreferences now, Wording language) {
        return ContainerMessage.of(List.of(
                text(SettingsPhrases.settingsTitle(), language),
                text(SettingsPhrases.settingsTheme(), language),
                theme.picture(now.theme(), language),
                ActionRow.of(theme.menu(
                        id(THEME),
                        now.theme(),
                        language.of(SettingsPhrases.settingsThemeNone()),
                        language.of(SettingsPhrases.settingsThemeNoneWhy()),
                        language)),
                text(SettingsPhrases.settingsConfirm(), language),
                ActionRow.of(confirm(now.confirm(), language)),
                text(SettingsPhrases.settingsSide(), language),
                ActionRow.of(side(now.bottom(), language)),
                text(SettingsPhrases.settingsLanguage(), language),
                ActionRow.of(LanguageChoice.menu(
                        id(LanguageChoice.NAME), now.language(), language.of(SettingsPhrases.settingsLanguageNone()))),
                text(SettingsPhrases.settingsListed(), language),
                ActionRow.of(listed(now.listed(), language)),
                TextDisplay.of(TimeOptions.phrases(now.time()).stream()
                        .map(language::of)
                        .collect(Collectors.joining("\n"))),
                ActionRow.of(Button.secondary(
                        new ComponentId(Action.TIMES, 0, 0).text(),
                        language.of(SettingsPhrases.settingsChangeTimes())))));
    }

    private static TextDisplay text(Phrase phrase, Wording language) {
        return TextDisplay.of(language.of(phrase));
    }

    private static StringSelectMenu confirm(boolean now, Wording language) {
        return StringSelectMenu.create(id(CONFIRM))
                .addOption(
                        language.of(SettingsPhrases.settingsConfirmYes()),
                        YES,
                        language.of(SettingsPhrases.settingsConfirmYesWhy()))
                .addOption(
                        language.of(SettingsPhrases.settingsConfirmNo()),
                        NO,
                        language.of(SettingsPhrases.settingsConfirmNoWhy()))
                .setDefaultValues(now ? YES : NO)
                .build();
    }

    private static StringSelectMenu side(Bottom now, Wording language) {
        return StringSelectMenu.create(id(SIDE))
                .addOption(
                        language.of(SettingsPhrases.settingsSideOwn()),
                        Bottom.OWN.name(),
                        language.of(SettingsPhrases.settingsSideOwnWhy()))
                .addOption(
                        language.of(SettingsPhrases.settingsSideFirst()),
                        Bottom.FIRST.name(),
                        language.of(SettingsPhrases.settingsSideFirstWhy()))
                .setDefaultValues(now.name())
                .build();
    }

    private static StringSelectMenu listed(boolean now, Wording language) {
        return StringSelectMenu.create(id(LISTED))
                .addOption(
                        language.of(SettingsPhrases.settingsListedYes()),
                        YES,
                        language.of(SettingsPhrases.settingsListedYesWhy()))
                .addOption(
                        language.of(SettingsPhrases.settingsListedNo()),
                        NO,
                        language.of(SettingsPhrases.settingsListedNoWhy()))
                .setDefaultValues(now ? YES : NO)
                .build();
    }

    private static String id(String setting) {
        return new ComponentId(Action.SETTING, 0, 0, List.of(setting)).text();
    }

    @Override
    public Acknowledgement acknowledgement(StringSelectInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(StringSelectInteractionEvent event, ComponentId menu) {
        String setting = NotUnderstoodException.required(menu.path().stream().findFirst());
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        PlayerPreferences now =
                preferences.change(Requester.personOf(event), before -> changed(before, setting, chosen));
        Wording language = readers.of(event);
        Replies.insist(event.getHook(), hook -> hook.editOriginal(MessageEditData.fromCreateData(of(now, language))));
    }

    private PlayerPreferences changed(PlayerPreferences before, String setting, String chosen) {
        return switch (setting) {
            case THEME -> before.withTheme(theme.named(chosen));
            case CONFIRM -> before.withConfirm(NotUnderstoodException.either(chosen, YES, NO));
            case SIDE -> before.withBottom(NotUnderstoodException.choice(Bottom.class, chosen));
            case LanguageChoice.NAME -> before.withLanguage(LanguageChoice.named(chosen));
            case LISTED -> before.withListed(NotUnderstoodException.either(chosen, YES, NO));
            default -> before;
        };
    }
}
