package dolmen.bot.discord;

import dolmen.bot.match.MessageId;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** How a button of a challenge refuses, once acknowledged. */
final class ChallengeRefusal {
    private final ChallengePosts posts;
    private final RefusalWords words;

    ChallengeRefusal(ChallengePosts posts, RefusalWords words) {
        this.posts = posts;
        this.words = words;
    }

    /**
     * Tells the person privately; the message of a challenge that is open no more shows what became of it, also where a
     * crash has left that undone.
     */
    void answer(ButtonInteractionEvent acknowledged, Refusal refusal) {
        if (refusal instanceof Refusal.ChallengeAnswered answered) {
            posts.show(
                    acknowledged.getJDA(),
                    answered.challenge().id(),
                    new MessageId(acknowledged.getMessageIdLong()),
                    edit -> acknowledged.getHook().editOriginal(edit).complete());
        }
        if (refusal instanceof Refusal.NoChallenge) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(acknowledged.getHook(), words.of(refusal));
    }
}
