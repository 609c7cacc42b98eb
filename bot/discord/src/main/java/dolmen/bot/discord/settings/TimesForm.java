package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.typed.UnreadTimeException;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.time.TimePreferences;
import dolmen.bot.match.time.TimePreferences.RemindedIn;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.radiogroup.RadioGroup;
import net.dv8tion.jda.api.components.radiogroup.RadioGroupOption;
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
record TimesForm(PreferenceService preferences, SettingsPanel panel, Readers readers)
        implements Handler<ModalInteractionEvent> {

    /** Opens the form with the current settings. */
    void open(ButtonInteractionEvent pressed) {
        Wording language = readers.of(pressed);
        open(pressed, TypedTimes.of(preferences.of(Requester.personOf(pressed)).time(), language), language);
    }

    /** Opens the form with the texts in the button's message. */
    void reopen(ButtonInteractionEvent pressed) {
        String written = pressed.getMessage().getComponentTree().findAll(TextDisplay.class).stream()
                .map(TextDisplay::getContent)
                .collect(Collectors.joining("\n"));
        open(pressed, TypedTimes.in(written), readers.of(pressed));
    }

    private static void open(ButtonInteractionEvent pressed, TypedTimes times, Wording language) {
        pressed.replyModal(Modal.create(
                                new ComponentId(Action.SET_TIMES, 0, 0).text(),
                                language.of(SettingsPhrases.timesForm()))
                        .addComponents(
                                Label.of(
                                        language.of(SettingsPhrases.timesFormZone()),
                                        language.of(SettingsPhrases.timesFormZoneWhy()),
                                        text(times, TimeOptions.ZONE)),
                                Label.of(
                                        language.of(SettingsPhrases.timesFormQuiet()),
                                        language.of(SettingsPhrases.timesFormQuietWhy()),
                                        text(times, TimeOptions.QUIET)),
                                Label.of(
                                        language.of(SettingsPhrases.timesFormReminders()),
                                        language.of(SettingsPhrases.timesFormRemindersWhy()),
                                        text(times, TimeOptions.REMINDERS)),
                                Label.of(
                                        language.of(SettingsPhrases.timesFormRemindedIn()),
                                        remindedIn(times, language)),
                                Label.of(
                                        language.of(SettingsPhrases.timesFormDigest()),
                                        language.of(SettingsPhrases.timesFormDigestWhy()),
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

    private static RadioGroup remindedIn(TypedTimes times, Wording language) {
        return RadioGroup.create(TimeOptions.REMINDED_IN)
                .addOptions(Arrays.stream(RemindedIn.values())
                        .map(where -> option(where, language)
                                .withDefault(where.name().equals(times.of(TimeOptions.REMINDED_IN))))
                        .toList())
                .build();
    }

    private static RadioGroupOption option(RemindedIn where, Wording language) {
        Phrase label = switch (where) {
            case THREAD -> SettingsPhrases.timesInThread();
            case DIRECT_MESSAGE -> SettingsPhrases.timesInDirectMessage();
        };
        Phrase why = switch (where) {
            case THREAD -> SettingsPhrases.timesInThreadWhy();
            case DIRECT_MESSAGE -> SettingsPhrases.timesInDirectMessageWhy();
        };
        return RadioGroupOption.of(language.of(label), where.name(), language.of(why));
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
        Optional<Phrase> objection = objection(times);
        Wording language = readers.of(event);
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), refused(times, objection.get(), language));
            return;
        }
        PlayerPreferences now =
                preferences.change(Requester.personOf(event), before -> before.withTime(times.changed(before.time())));
        Replies.insist(
                event.getHook(), hook -> hook.editOriginal(MessageEditData.fromCreateData(panel.of(now, language))));
    }

    /** An objection if a text is not understood. It does not depend on the earlier settings. */
    private static Optional<Phrase> objection(TypedTimes times) {
        try {
            times.changed(TimePreferences.DEFAULT);
            return Optional.empty();
        } catch (UnreadTimeException unread) {
            return Optional.of(unread.why());
        }
    }

    private static MessageCreateData refused(TypedTimes times, Phrase why, Wording language) {
        return ContainerMessage.of(List.of(
                TextDisplay.of(language.of(SettingsPhrases.timesWritten(why))),
                TextDisplay.of(times.words()),
                ActionRow.of(Button.primary(
                        new ComponentId(Action.CHANGE_TIMES, 0, 0).text(),
                        language.of(SettingsPhrases.timesChange())))));
    }

    /** The text or choice in a field. In a form opened by an earlier release, the choice was a menu. */
    private static String written(ModalInteractionEvent event, String name) {
        return NotUnderstoodException.required(Optional.ofNullable(event.getValue(name))
                .filter(field -> field.getType() != Component.Type.STRING_SELECT)
                .map(ModalMapping::getAsOptionalString));
    }
}
