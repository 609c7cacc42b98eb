package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** How a button of a challenge refuses, once acknowledged. */
final class ChallengeRefusal {
    private final MatchRepository matches;
    private final ChallengeMessage message;
    private final RefusalWords words;

    ChallengeRefusal(MatchRepository matches, ChallengeMessage message, RefusalWords words) {
        this.matches = matches;
        this.message = message;
        this.words = words;
    }

    /**
     * Tells the person privately; the message of a challenge that is open no more shows what became of it, also where a
     * crash has left that undone.
     */
    void answer(ButtonInteractionEvent acknowledged, Refusal refusal) {
        if (refusal instanceof Refusal.ChallengeAnswered(Challenge challenge)) {
            acknowledged
                    .getHook()
                    .editOriginal(message.now(challenge, matches.begunBy(challenge.id())))
                    .complete();
        }
        if (refusal instanceof Refusal.NoChallenge) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(acknowledged.getHook(), words.of(refusal));
    }
}
