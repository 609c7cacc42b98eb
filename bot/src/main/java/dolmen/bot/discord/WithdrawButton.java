package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeResult;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** The challenger withdraws a challenge. */
final class WithdrawButton implements ButtonAction {
    static final String NAME = "withdraw";

    private final ChallengeService challenges;
    private final ChallengeMessage message;
    private final ChallengeRefusal refusal;

    WithdrawButton(ChallengeService challenges, ChallengeMessage message, ChallengeRefusal refusal) {
        this.challenges = challenges;
        this.message = message;
        this.refusal = refusal;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        switch (challenges.withdraw(pressed.challenge(), Names.sender(event).id())) {
            case ChallengeResult.CalledOff(Challenge challenge) ->
                event.getHook().editOriginal(message.withdrawn(challenge)).complete();
            case ChallengeResult.Refused(Refusal why) -> refusal.answer(event, why);
            case ChallengeResult.Challenged made -> throw new IllegalStateException("made before: " + made);
            case ChallengeResult.Begun begun -> throw new IllegalStateException("called off, not begun: " + begun);
        }
    }
}
