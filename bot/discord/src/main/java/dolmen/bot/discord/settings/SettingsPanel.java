package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PlayerPreferences.Bottom;
import dolmen.bot.match.preference.PreferenceService;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The panel of a person: a menu for each setting, and times as text. A choice takes effect at once. */
record SettingsPanel(PreferenceService preferences, ThemeOption theme)
        implements Handler<StringSelectInteractionEvent> {
    /** The meaning of no theme. */
    static final String NO_THEME = "as on the server";

    private static final String THEME = ThemeOption.NAME;
    private static final String CONFIRM = "confirm";
    private static final String SIDE = "side";
    private static final String LISTED = "listed";
    private static final String YES = "yes";
    private static final String NO = "no";

    /** The message with the current settings. */
    MessageCreateData of(PlayerPreferences now) {
        List<? extends ContainerChildComponent> parts = List.of(
                TextDisplay.of("## Your settings\n-# They hold on every server. Only you see this."),
                TextDisplay.of("Colours of your boards"),
                theme.picture(now.theme()),
                ActionRow.of(theme.menu(id(THEME), now.theme(), NO_THEME, "What each server has chosen.")),
                TextDisplay.of("A move that you choose or type"),
                ActionRow.of(menu(CONFIRM)
                        .addOption("Show it first", YES, "You confirm it, or start over.")
                        .addOption("Play it at once", NO, "What you choose or type counts.")
                        .setDefaultValues(now.confirm() ? YES : NO)
                        .build()),
                TextDisplay.of("At the bottom of your boards"),
                ActionRow.of(menu(SIDE)
                        .addOption("Your own side", Bottom.OWN.name(), "You look from where you sit.")
                        .addOption("The first player's side", Bottom.FIRST.name(), "Every board lies the same way.")
                        .setDefaultValues(now.bottom().name())
                        .build()),
                TextDisplay.of("Leaderboards"),
                ActionRow.of(menu(LISTED)
                        .addOption("Show me", YES, "With a rank, once your rating is sure enough.")
                        .addOption("Leave me out", NO, "Your rating counts all the same.")
                        .setDefaultValues(now.listed() ? YES : NO)
                        .build()),
                TextDisplay.of(TimeOptions.words(now.time())),
                ActionRow.of(
                        Button.secondary(new ComponentId(Action.TIMES, 0, 0).text(), "Change times and reminders")));
        return ContainerMessage.of(parts);
    }

    private static String id(String setting) {
        return new ComponentId(Action.SETTING, 0, 0, List.of(setting)).text();
    }

    private static StringSelectMenu.Builder menu(String setting) {
        return StringSelectMenu.create(id(setting));
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
        Replies.insist(event.getHook(), hook -> hook.editOriginal(MessageEditData.fromCreateData(of(now))));
    }

    private PlayerPreferences changed(PlayerPreferences before, String setting, String chosen) {
        return switch (setting) {
            case THEME -> before.withTheme(theme.named(chosen));
            case CONFIRM -> before.withConfirm(NotUnderstoodException.either(chosen, YES, NO));
            case SIDE -> before.withBottom(NotUnderstoodException.choice(Bottom.class, chosen));
            case LISTED -> before.withListed(NotUnderstoodException.either(chosen, YES, NO));
            default -> before;
        };
    }
}
