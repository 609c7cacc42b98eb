package dolmen.bot.discord;

import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** How a button of a challenge refuses, once acknowledged. */
final class ChallengeRefusal {
    private final RefusalWords words;

    ChallengeRefusal(RefusalWords words) {
        this.words = words;
    }

    /** Tells the person privately; the buttons of a challenge that is open no more disappear. */
    void answer(ButtonInteractionEvent acknowledged, Refusal refusal) {
        if (refusal instanceof Refusal.ChallengeAnswered || refusal instanceof Refusal.NoChallenge) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(acknowledged.getHook(), words.of(refusal));
    }
}
