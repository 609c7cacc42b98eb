package dolmen.bot.discord.challenge;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.place.ThreadUpdate;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.survival.FailureLog;
import net.dv8tion.jda.api.events.RawGatewayEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a link to a match in its challenge's message while the thread of the match is archived. Reads Discord's raw
 * events, since the client's copy of a thread may be older: the client also updates it from every message that it
 * reads. Safe for use by many threads.
 */
public final class ArchivedThreads extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(ArchivedThreads.class);
    private static final FailureLog failures = new FailureLog(log);
    private static final int MAX_REMEMBERED = 10_000;

    private final LiveMatches matches;
    private final ChallengeService challenges;
    private final ChallengePosts posts;
    private final InFlight inFlight;
    private final Cache<ChannelId, ThreadUpdate> latest =
            Caffeine.newBuilder().maximumSize(MAX_REMEMBERED).build();

    ArchivedThreads(LiveMatches matches, ChallengeService challenges, ChallengePosts posts, InFlight inFlight) {
        this.matches = matches;
        this.challenges = challenges;
        this.posts = posts;
        this.inFlight = inFlight;
    }

    @Override
    public void onRawGateway(RawGatewayEvent event) {
        ThreadUpdate.of(event)
                .filter(update -> update.owner() == event.getJDA().getSelfUser().getIdLong())
                .ifPresent(update -> inFlight.run(() -> show(update)));
    }

    private void show(ThreadUpdate update) {
        ChannelId thread = update.thread();
        try {
            latest.asMap().merge(thread, update, ThreadUpdate::later);
            matches.in(thread).stream()
                    .filter(Match::live)
                    .forEach(match -> challenges
                            .beginningOf(match.id())
                            .ifPresent(challenge -> posts.resumable(challenge, match, () -> archived(update))));
        } catch (RuntimeException failure) {
            log.warn("Links to thread {} left unchanged: {}", thread, failure.getMessage());
        } catch (Error failure) {
            failures.error("Links to thread {} left unchanged", thread, failure);
            throw failure;
        }
    }

    /** True if the thread is archived after its latest update; updates may arrive out of order. */
    private boolean archived(ThreadUpdate update) {
        return latest.asMap().getOrDefault(update.thread(), update).archived();
    }
}
