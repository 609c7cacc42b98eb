package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import net.dv8tion.jda.api.modals.Modal;

/** Declines a challenge, with a form in which an invited person may give a reason. */
record Declining(ChallengeService challenges, Reach reach, ChallengeAnswer answer, Readers readers) {
    private static final String REASON = "reason";
    private static final int MAX_REASON = 200;

    /** Opens the form. It must be the first answer, so nothing is acknowledged before it. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        ChallengeId challenge = pressed.challenge();
        Optional<ChallengeRefusal> objection = reach.objection(event, event.getMessage(), challenge)
                .or(() -> challenges.objectionToDecline(
                        challenge, Names.sender(event).id()));
        if (objection.isEmpty()) {
            event.replyModal(form(challenge, readers.of(event))).complete();
        } else {
            Acknowledgement.EDIT.give(event);
            answer.refuse(event, event.getMessage(), challenge, objection.get());
        }
    }

    private static Modal form(ChallengeId challenge, Wording wording) {
        return Modal.create(
                        new ComponentId(Action.GIVE_REASON, challenge.value(), 0).text(),
                        wording.of(ChallengePhrases.declineTitle()))
                .addComponents(Label.of(
                        wording.of(ChallengePhrases.declineReason()),
                        wording.of(ChallengePhrases.declineReasonNote()),
                        TextInput.create(REASON, TextInputStyle.SHORT)
                                .setRequired(false)
                                .setMaxLength(MAX_REASON)
                                .setPlaceholder(wording.of(ChallengePhrases.declineExample()))
                                .build()))
                .build();
    }

    /** Declines with the reason that was typed into the form. */
    void decline(ModalInteractionEvent event, ComponentId sent) {
        var message = NotUnderstoodException.required(event.getMessage());
        answer.give(
                event,
                message,
                sent.challenge(),
                () -> challenges.decline(sent.challenge(), Names.sender(event).id(), reason(event)));
    }

    private static Optional<String> reason(ModalInteractionEvent event) {
        return Optional.ofNullable(event.getValue(REASON))
                .map(ModalMapping::getAsString)
                .map(typed -> Text.line(typed, MAX_REASON))
                .filter(reason -> !reason.isEmpty());
    }
}
