package dolmen.bot.discord;

import dolmen.bot.match.Announcer.Delivery;
import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeAnnouncer;
import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeRepository;
import dolmen.bot.match.MessageId;
import dolmen.bot.match.PostedChallenges;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Edits the messages of challenges where nobody's interaction does. Safe for use by many threads. */
final class DiscordChallengeAnnouncer implements ChallengeAnnouncer {
    private static final Logger log = LoggerFactory.getLogger(DiscordChallengeAnnouncer.class);

    private final JDA jda;
    private final ChallengeRepository challenges;
    private final PostedChallenges posted;
    private final ChallengePosts posts;

    DiscordChallengeAnnouncer(JDA jda, ChallengeRepository challenges, PostedChallenges posted, ChallengePosts posts) {
        this.jda = jda;
        this.challenges = challenges;
        this.posted = posted;
        this.posts = posts;
    }

    @Override
    public Delivery show(ChallengeId id) {
        Challenge challenge = challenges.find(id).orElse(null);
        MessageId message = posted.messageOf(id).orElse(null);
        if (challenge == null || message == null) {
            return new Delivery.Never("nobody knows its message");
        }
        if (jda.getStatus() != JDA.Status.CONNECTED) {
            return new Delivery.Later("not connected to Discord: " + jda.getStatus());
        }
        if (jda.isUnavailable(challenge.terms().guild().value())) {
            return new Delivery.Later("the server is unavailable");
        }
        var channel = jda.getChannelById(
                GuildMessageChannel.class, challenge.terms().channel().value());
        return channel == null
                ? new Delivery.Never("the bot does not see its channel any more")
                : edit(channel, id, message);
    }

    private Delivery edit(GuildMessageChannel channel, ChallengeId id, MessageId message) {
        try {
            posts.show(
                    jda,
                    id,
                    message,
                    edit -> channel.editMessageById(message.value(), edit).complete());
            return new Delivery.Delivered("message " + message);
        } catch (RuntimeException failure) {
            log.debug("The message of challenge {} failed", id, failure);
            String why = String.valueOf(failure.getMessage());
            return Failures.noAccess(failure) ? new Delivery.Never(why) : new Delivery.Later(why);
        }
    }
}
