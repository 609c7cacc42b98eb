package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.challenge.AnswerRefusal;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;

/**
 * Carries out an answer to a challenge, from its message or from a private list, after the acknowledgement as an edit.
 */
record ChallengeAnswer(Reach reach, ChallengePosts posts, OpenOffers offers, ChallengeRefusalWords words) {
    /**
     * Attempts the answer if this place allows it. Shows the challenge in its new state, or tells the person in private
     * why it is unchanged.
     */
    void give(
            IMessageEditCallback acknowledged,
            Message pressed,
            ChallengeId challenge,
            Supplier<ChallengeResult> attempt) {
        ChallengeResult result = reach.objection(acknowledged, pressed, challenge)
                .<ChallengeResult>map(ChallengeResult.Refused::new)
                .orElseGet(attempt);
        switch (result) {
            case ChallengeResult.Refused(ChallengeRefusal why) -> refuse(acknowledged, pressed, challenge, why);
            case ChallengeResult.Begun begun -> show(acknowledged, pressed, challenge);
            case ChallengeResult.Waiting waiting -> show(acknowledged, pressed, challenge);
            case ChallengeResult.CalledOff calledOff -> show(acknowledged, pressed, challenge);
        }
    }

    /**
     * Refuses in private. Also updates the message of a challenge that is no longer open, in case a crash prevented
     * that before.
     */
    void refuse(IMessageEditCallback acknowledged, Message pressed, ChallengeId challenge, ChallengeRefusal why) {
        if (why instanceof AnswerRefusal.ChallengeAnswered) {
            show(acknowledged, pressed, challenge);
        }
        if (why instanceof AnswerRefusal.NoChallenge && reach.isOf(pressed, challenge)) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(
                acknowledged.getHook(), words.on(Reader.of(acknowledged)).of(why));
    }

    /** Shows the challenge in its message; replaces a private list with the result and a button back to the list. */
    private void show(IMessageEditCallback acknowledged, Message pressed, ChallengeId challenge) {
        if (pressed.isEphemeral()) {
            posts.show(challenge);
            Replies.fulfil(acknowledged.getHook(), offers.answered(Requester.of(acknowledged), challenge));
        } else {
            posts.answered(acknowledged, challenge, new MessageId(pressed.getIdLong()));
        }
    }
}
