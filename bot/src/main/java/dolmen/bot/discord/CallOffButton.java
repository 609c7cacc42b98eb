package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeResult;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Calls a challenge off: an opponent declines it, or the challenger withdraws it.
 *
 * @param name what it is called in the ids of components
 * @param attempt asks for it in somebody's name
 * @param message the challenge when that person has called it off
 */
record CallOffButton(
        String name,
        BiFunction<ChallengeId, PlayerId, ChallengeResult> attempt,
        BiFunction<Challenge, PlayerId, MessageEditData> message,
        ChallengeRefusal refusal)
        implements ButtonAction {
    static final String DECLINE = "decline";
    static final String WITHDRAW = "withdraw";

    static CallOffButton decline(ChallengeService challenges, ChallengeMessage message, ChallengeRefusal refusal) {
        return new CallOffButton(DECLINE, challenges::decline, message::declined, refusal);
    }

    static CallOffButton withdraw(ChallengeService challenges, ChallengeMessage message, ChallengeRefusal refusal) {
        return new CallOffButton(
                WITHDRAW, challenges::withdraw, (challenge, by) -> message.withdrawn(challenge), refusal);
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        PlayerId by = Names.sender(event).id();
        switch (attempt.apply(pressed.challenge(), by)) {
            case ChallengeResult.CalledOff(Challenge challenge) ->
                event.getHook().editOriginal(message.apply(challenge, by)).complete();
            case ChallengeResult.Refused(Refusal why) -> refusal.answer(event, why);
            case ChallengeResult.Challenged made -> throw new IllegalStateException("made before: " + made);
            case ChallengeResult.Joined joined -> throw new IllegalStateException("called off, not joined: " + joined);
            case ChallengeResult.Begun begun -> throw new IllegalStateException("called off, not begun: " + begun);
        }
    }
}
