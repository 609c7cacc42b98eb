package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.challenge.ChallengeService;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;

/** Declines a challenge, with the reason that was typed into the form. */
final class DeclineModal implements Handler<ModalInteractionEvent> {
    static final String REASON = "reason";
    static final int MAX_REASON = 200;

    private final ChallengeService challenges;
    private final ChallengeAnswer answer;

    public DeclineModal(ChallengeService challenges, ChallengeAnswer answer) {
        this.challenges = challenges;
        this.answer = answer;
    }

    @Override
    public Acknowledgement acknowledgement(ModalInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ModalInteractionEvent event, ComponentId sent) {
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
