package dolmen.bot.discord.lesson;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;

/** The link from the end of a lesson back to the challenge from which it was opened, while the challenge is open. */
record WayBack(ChallengeService challenges, PostedChallenges posted, Names names) {
    /** The maximum length of a button's label. */
    private static final int MAX_BUTTON = 80;

    /** The link to the challenge; empty if there is no open one. */
    Optional<Button> from(LessonPlace place, PlayerId learner) {
        return place.origin()
                .flatMap(challenges::find)
                .filter(Challenge::open)
                .flatMap(challenge -> posted.messageOf(challenge.id())
                        .map(message -> Button.link(
                                Message.JUMP_URL.formatted(
                                        challenge.terms().guild(),
                                        challenge.terms().channel(),
                                        message),
                                label(challenge, learner))));
    }

    private String label(Challenge challenge, PlayerId learner) {
        Names there = names.on(Optional.of(challenge.terms().guild()));
        String whose = challenge.challenger().equals(learner) ? "your" : there.plain(challenge.challenger()) + "'s";
        return Text.line(
                "Back to %s %s".formatted(whose, challenge.invited().isEmpty() ? "offer" : "invitation"), MAX_BUTTON);
    }
}
