package dolmen.bot.match;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.ChannelId;
import java.time.Duration;
import java.util.List;

/**
 * The matches of each channel, replayed and at hand. The repository is the truth: a channel is forgotten as soon as one
 * of its matches changes. Safe for use by many threads.
 */
public final class LiveMatches {
    private static final int MAX_CHANNELS = 10_000;
    private static final Duration IDLE = Duration.ofHours(6);

    private final MatchRepository repository;
    private final Cache<ChannelId, List<Match>> byChannel = Caffeine.newBuilder()
            .maximumSize(MAX_CHANNELS)
            .expireAfterAccess(IDLE)
            .build();

    public LiveMatches(MatchRepository repository) {
        this.repository = repository;
    }

    /** The live matches played there; if there is none, the latest that ended there. */
    public List<Match> in(ChannelId channel) {
        return byChannel.get(channel, repository::in);
    }

    /** To be called when people have changed in many matches. */
    public void forget() {
        byChannel.invalidateAll();
    }

    /** To be called after every change, when it is stored. */
    public void changed(Match match) {
        byChannel.invalidate(match.venue().thread());
    }
}
