package dolmen.bot.discord.challenge;

import dolmen.bot.discord.place.Connections;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.notice.Delivery;
import net.dv8tion.jda.api.JDA;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Edits the messages of challenges after changes without an interaction. Safe for use by many threads. */
record DiscordChallengeAnnouncer(Connections connections, ChallengeService challenges, ChallengePosts posts)
        implements ChallengeAnnouncer {
    private static final Logger log = LoggerFactory.getLogger(DiscordChallengeAnnouncer.class);

    @Override
    public Delivery show(ChallengeId id) {
        Challenge challenge = challenges.find(id).orElse(null);
        if (challenge == null) {
            return new Delivery.Never("there is no such challenge");
        }
        GuildId server = challenge.terms().guild();
        JDA jda = connections.standing(server).orElse(null);
        if (jda == null) {
            return new Delivery.Later(Connections.MISSING);
        }
        if (jda.isUnavailable(server.value())) {
            return new Delivery.Later("the server is unavailable");
        }
        try {
            return posts.bring(id);
        } catch (RuntimeException failure) {
            log.debug("Could not update the message of challenge {}", id, failure);
            return new Delivery.Later(String.valueOf(failure.getMessage()));
        }
    }
}
