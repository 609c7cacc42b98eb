package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeService;
import java.util.Optional;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.modals.Modal;

/** Opens the form in which an invited person may say why not. */
final class DeclineButton implements Handler<ButtonInteractionEvent> {

    private final ChallengeService challenges;
    private final Reach reach;
    private final ChallengeAnswer answer;

    public DeclineButton(ChallengeService challenges, Reach reach, ChallengeAnswer answer) {
        this.reach = reach;
        this.challenges = challenges;
        this.answer = answer;
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    /** A form must be the first answer, so nothing can be acknowledged before. */
    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        ChallengeId challenge = pressed.challenge();
        Optional<ChallengeRefusal> objection = reach.objection(event, event.getMessage(), challenge)
                .or(() -> challenges.objectionToDecline(
                        challenge, Names.sender(event).id()));
        if (objection.isEmpty()) {
            event.replyModal(form(challenge)).complete();
        } else {
            Acknowledgement.EDIT.give(event);
            answer.refuse(event, event.getMessage(), challenge, objection.get());
        }
    }

    private static Modal form(ChallengeId challenge) {
        return Modal.create(new ComponentId(Action.GIVE_REASON, challenge.value(), 0).text(), "Decline the challenge")
                .addComponents(Label.of(
                        "Why not?",
                        "Everybody can read it. You can leave it empty.",
                        TextInput.create(DeclineModal.REASON, TextInputStyle.SHORT)
                                .setRequired(false)
                                .setMaxLength(DeclineModal.MAX_REASON)
                                .setPlaceholder("For example: no time this week")
                                .build()))
                .build();
    }
}
