package dolmen.bot.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.rules.analysis.Glimpse;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Analyses of matches in uploaded files. They are cached in memory only; once they have expired, the file must be
 * uploaded again. Safe for use by many threads.
 */
public final class BroughtAnalyses implements Analyses {
    private static final Duration KEPT = Duration.ofHours(1);

    /** The limit counts entries instead of games, since a file may contain a long game. */
    private static final int MOST_ENTRIES = 50_000;

    private final Cache<MatchId, Begun> begun;

    /** An analysis in progress; nothing is due after it is complete or cancelled. */
    private record Begun(Match match, List<Glimpse> taken, Optional<Instant> due) {
        Begun due(Optional<Instant> next) {
            return new Begun(match, taken, next);
        }

        Begun with(Glimpse glimpse, Optional<Instant> next) {
            return new Begun(
                    match, Stream.concat(taken.stream(), Stream.of(glimpse)).toList(), next);
        }
    }

    /** @param time the time source for the expiry of unused analyses */
    public BroughtAnalyses(Ticker time) {
        this.begun = Caffeine.newBuilder()
                .maximumWeight(MOST_ENTRIES)
                .weigher((MatchId id, Begun one) -> one.match().game().entries())
                .expireAfterAccess(KEPT)
                .ticker(time)
                .executor(Runnable::run)
                .build();
    }

    /** The match of a cached analysis. */
    public Optional<Match> match(MatchId id) {
        return Optional.ofNullable(begun.getIfPresent(id)).map(Begun::match);
    }

    @Override
    public void ask(Match match, Instant now) {
        begun.asMap().putIfAbsent(match.id(), new Begun(match, List.of(), Optional.of(now)));
    }

    @Override
    public Optional<List<Glimpse>> of(MatchId match) {
        return Optional.ofNullable(begun.getIfPresent(match)).map(Begun::taken);
    }

    @Override
    public List<MatchId> due(Instant now, int limit) {
        return begun.asMap().values().stream()
                .filter(one -> one.due().filter(due -> !due.isAfter(now)).isPresent())
                .sorted(Comparator.comparing(one -> one.due().orElseThrow()))
                .limit(limit)
                .map(one -> one.match().id())
                .toList();
    }

    @Override
    public void add(MatchId match, int before, Glimpse glimpse, Optional<Instant> next) {
        begun.asMap()
                .computeIfPresent(match, (id, one) -> one.taken().size() == before ? one.with(glimpse, next) : one);
    }

    @Override
    public void postpone(MatchId match, Instant until) {
        begun.asMap().computeIfPresent(match, (id, one) -> one.due().isEmpty() ? one : one.due(Optional.of(until)));
    }

    @Override
    public void settle(MatchId match) {
        begun.asMap().computeIfPresent(match, (id, one) -> one.due(Optional.empty()));
    }
}
