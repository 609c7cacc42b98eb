package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.Refusal;
import java.util.Optional;
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

    /** Tells the person privately; the buttons of a challenge that is open no more disappear. */
    void answer(ButtonInteractionEvent acknowledged, Refusal refusal) {
        if (refusal instanceof Refusal.ChallengeAnswered(Challenge challenge)) {
            close(acknowledged, challenge);
        }
        if (refusal instanceof Refusal.NoChallenge) {
            acknowledged.getHook().editOriginalComponents().complete();
        }
        Replies.privately(acknowledged.getHook(), words.of(refusal));
    }

    /** Also makes up for what a crash has left undone: the way to the match that has begun. */
    private void close(ButtonInteractionEvent acknowledged, Challenge challenge) {
        Optional<Match> begun = matches.begunBy(challenge.id());
        if (begun.isPresent()) {
            acknowledged
                    .getHook()
                    .editOriginal(message.accepted(challenge, begun.get()))
                    .complete();
        } else {
            acknowledged.getHook().editOriginalComponents().complete();
        }
    }
}
