package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.challenge.AnswerRefusal;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;

/** What follows when somebody has answered a challenge by its message, once that is acknowledged as an edit. */
final class ChallengeAnswer {
    private final ChallengePosts posts;
    private final ChallengeRefusalWords words;

    public ChallengeAnswer(ChallengePosts posts, ChallengeRefusalWords words) {
        this.posts = posts;
        this.words = words;
    }

    /** Shows how the challenge stands now, or tells the person privately why nothing has changed. */
    void give(IMessageEditCallback acknowledged, MessageId message, ChallengeId challenge, ChallengeResult result) {
        switch (result) {
            case ChallengeResult.Refused(ChallengeRefusal why) -> refuse(acknowledged, message, challenge, why);
            case ChallengeResult.Begun begun -> show(acknowledged, message, challenge);
            case ChallengeResult.Waiting waiting -> show(acknowledged, message, challenge);
            case ChallengeResult.CalledOff calledOff -> show(acknowledged, message, challenge);
        }
    }

    /**
     * Tells the person privately; the message of a challenge that is no longer open shows what became of it, even if a
     * crash has left that undone.
     */
    void refuse(IMessageEditCallback acknowledged, MessageId message, ChallengeId challenge, ChallengeRefusal why) {
        if (why instanceof AnswerRefusal.ChallengeAnswered) {
            show(acknowledged, message, challenge);
        }
        if (why instanceof AnswerRefusal.NoChallenge) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(acknowledged.getHook(), words.of(why));
    }

    private void show(IMessageEditCallback acknowledged, MessageId message, ChallengeId challenge) {
        posts.answered(acknowledged, challenge, message);
    }
}
