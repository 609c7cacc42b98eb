package dolmen.bot.discord.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.notice.Delivery;
import net.dv8tion.jda.api.JDA;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Edits the messages of challenges where nobody's interaction does. Safe for use by many threads. */
final class DiscordChallengeAnnouncer implements ChallengeAnnouncer {
    private static final Logger log = LoggerFactory.getLogger(DiscordChallengeAnnouncer.class);

    private final JDA jda;
    private final ChallengeService challenges;
    private final ChallengePosts posts;

    public DiscordChallengeAnnouncer(JDA jda, ChallengeService challenges, ChallengePosts posts) {
        this.jda = jda;
        this.challenges = challenges;
        this.posts = posts;
    }

    @Override
    public Delivery show(ChallengeId id) {
        Challenge challenge = challenges.find(id).orElse(null);
        if (challenge == null) {
            return new Delivery.Never("there is no such challenge");
        }
        if (jda.getStatus() != JDA.Status.CONNECTED) {
            return new Delivery.Later("not connected to Discord: " + jda.getStatus());
        }
        if (jda.isUnavailable(challenge.terms().guild().value())) {
            return new Delivery.Later("the server is unavailable");
        }
        try {
            return posts.bring(jda, id);
        } catch (RuntimeException failure) {
            log.debug("The message of challenge {} failed", id, failure);
            return new Delivery.Later(String.valueOf(failure.getMessage()));
        }
    }
}
