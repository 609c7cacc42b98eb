package dolmen.bot.discord.challenge;

import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.survival.FailureLog;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.events.channel.update.ChannelUpdateArchivedEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a link to a match in the message that began it, for as long as the thread of the match is archived. Safe for
 * use by many threads.
 */
public final class ArchivedThreads extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(ArchivedThreads.class);
    private static final FailureLog failures = new FailureLog(log);

    private final LiveMatches matches;
    private final ChallengeService challenges;
    private final ChallengePosts posts;
    private final InFlight inFlight;

    ArchivedThreads(LiveMatches matches, ChallengeService challenges, ChallengePosts posts, InFlight inFlight) {
        this.matches = matches;
        this.challenges = challenges;
        this.posts = posts;
        this.inFlight = inFlight;
    }

    @Override
    public void onChannelUpdateArchived(ChannelUpdateArchivedEvent event) {
        ThreadChannel thread = event.getChannel().asThreadChannel();
        if (thread.isOwner()) {
            inFlight.run(() -> show(thread));
        }
    }

    private void show(ThreadChannel thread) {
        try {
            matches.in(new ChannelId(thread.getIdLong())).stream()
                    .filter(Match::live)
                    .forEach(match -> challenges
                            .beginningOf(match.id())
                            .ifPresent(challenge -> posts.resumable(challenge, match)));
        } catch (RuntimeException failure) {
            log.warn("Links to thread {} left unchanged: {}", thread.getId(), failure.getMessage());
        } catch (Error failure) {
            failures.error("Links to thread {} left unchanged", thread.getId(), failure);
            throw failure;
        }
    }
}
