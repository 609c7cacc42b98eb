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
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.time.TimePreferences;
import dolmen.bot.match.time.TimePreferences.RemindedIn;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The form for settings about time; if a text is not understood, the answer repeats all texts. */
record TimesForm(PreferenceService preferences, SettingsPanel panel) implements Handler<ModalInteractionEvent> {

    /** Opens the form with the current settings. */
    void open(ButtonInteractionEvent pressed) {
        open(pressed, TypedTimes.of(preferences.of(Requester.personOf(pressed)).time()));
    }

    /** Opens the form with the texts in the button's message. */
    void reopen(ButtonInteractionEvent pressed) {
        String written = pressed.getMessage().getComponentTree().findAll(TextDisplay.class).stream()
                .map(TextDisplay::getContent)
                .collect(Collectors.joining("\n"));
        open(pressed, TypedTimes.in(written));
    }

    private static void open(ButtonInteractionEvent pressed, TypedTimes times) {
        pressed.replyModal(Modal.create(new ComponentId(Action.SET_TIMES, 0, 0).text(), "Your time")
                        .addComponents(
                                Label.of(
                                        "Where do you live?",
                                        "A city near you, or the hours from UTC such as UTC+2.",
                                        text(times, TimeOptions.ZONE)),
                                Label.of(
                                        "When are you not to be disturbed?",
                                        "Such as 22:30-7:00 or 10pm-7am; off for never.",
                                        text(times, TimeOptions.QUIET)),
                                Label.of(
                                        "When are you reminded of a turn?",
                                        "In percent of your time, such as 50 80 95; off for never.",
                                        text(times, TimeOptions.REMINDERS)),
                                Label.of("Where are you reminded?", remindedIn(times)),
                                Label.of(
                                        "One message a day in place of calls",
                                        "Its time, such as 18:00; off to be called at each turn.",
                                        text(times, TimeOptions.DIGEST)))
                        .build())
                .complete();
    }

    private static TextInput text(TypedTimes times, String name) {
        return TextInput.create(name, TextInputStyle.SHORT)
                .setRequiredRange(1, TimeOptions.LONGEST)
                .setValue(times.of(name))
                .build();
    }

    private static StringSelectMenu remindedIn(TypedTimes times) {
        return StringSelectMenu.create(TimeOptions.REMINDED_IN)
                .addOptions(Arrays.stream(RemindedIn.values())
                        .map(where -> SelectOption.of(TimeOptions.capitalised(where), where.name())
                                .withDescription(TimeOptions.explanation(where))
                                .withDefault(where.name().equals(times.of(TimeOptions.REMINDED_IN))))
                        .toList())
                .build();
    }

    @Override
    public Acknowledgement acknowledgement(ModalInteractionEvent event, ComponentId touched) {
        return objection(TypedTimes.of(name -> written(event, name))).isPresent()
                ? Acknowledgement.PRIVATE
                : Acknowledgement.EDIT;
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
        TypedTimes times = TypedTimes.of(name -> written(event, name));
        Optional<String> objection = objection(times);
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), refused(times, objection.get()));
            return;
        }
        PlayerPreferences now =
                preferences.change(Requester.personOf(event), before -> before.withTime(times.changed(before.time())));
        Replies.insist(event.getHook(), hook -> hook.editOriginal(MessageEditData.fromCreateData(panel.of(now))));
    }

    /** An objection if a text is not understood. It does not depend on the earlier settings. */
    private static Optional<String> objection(TypedTimes times) {
        try {
            times.changed(TimePreferences.DEFAULT);
            return Optional.empty();
        } catch (IllegalArgumentException notUnderstood) {
            return Optional.of(String.valueOf(notUnderstood.getMessage()));
        }
    }

    private static MessageCreateData refused(TypedTimes times, String why) {
        return ContainerMessage.of(List.of(
                TextDisplay.of(why + " Nothing was changed. You had written:"),
                TextDisplay.of(times.words()),
                ActionRow.of(Button.primary(new ComponentId(Action.CHANGE_TIMES, 0, 0).text(), "Change"))));
    }

    private static String written(ModalInteractionEvent event, String name) {
        ModalMapping field = NotUnderstoodException.required(event.getValue(name));
        return name.equals(TimeOptions.REMINDED_IN)
                ? NotUnderstoodException.required(
                        field.getAsStringList().stream().findFirst())
                : NotUnderstoodException.required(Optional.ofNullable(field.getAsOptionalString()));
    }
}
