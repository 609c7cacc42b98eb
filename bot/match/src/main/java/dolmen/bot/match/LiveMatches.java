package dolmen.bot.match;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.rules.OpenPosition;
import dolmen.rules.host.HostedGame;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A cache of replayed matches, as last stored. The repository is the truth: a look-up costs one cheap query for the
 * revision, and the match is replayed only if that revision is not cached, because the match is new here or another
 * process has changed it. Safe for use by many threads.
 */
public final class LiveMatches {
    /** The length of a common opening, in plies; many matches are alike up to there. */
    public static final int COMMON_PLIES = 6;

    /** The minimum number of positions to compare; fewer may agree by chance. */
    private static final int TWIN = 6;

    private static final int SEARCHED_FOR_TWINS = 200;
    private static final long USUAL_BYTES = 64L << 20;

    /** The size of a match in memory, and of each entry of its record with the position after it, in bytes. */
    private static final int FRAME = 2_000;

    private static final int ENTRY = 600;
    private static final Duration IDLE = Duration.ofHours(6);

    private final MatchRepository repository;
    private final Cache<MatchId, Match> atHand;

    public LiveMatches(MatchRepository repository) {
        this(repository, USUAL_BYTES);
    }

    /** @param mostBytes the maximum size of the cache, in bytes */
    public LiveMatches(MatchRepository repository, long mostBytes) {
        this.repository = repository;
        this.atHand = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((MatchId id, Match match) ->
                        FRAME + ENTRY * match.game().entries())
                .expireAfterAccess(IDLE)
                .recordStats()
                .build();
    }

    /** The match with the number, live or over, in its current state. */
    public Optional<Match> find(MatchId id) {
        return repository.revision(id).flatMap(this::at);
    }

    /** The match in that revision or a later one. */
    public Optional<Match> at(Revision revision) {
        return reached(revision).or(() -> repository.find(revision.match()).map(this::keep));
    }

    private Optional<Match> reached(Revision revision) {
        return Optional.ofNullable(atHand.getIfPresent(revision.match()))
                .filter(known -> known.revision() >= revision.number());
    }

    private Match keep(Match match) {
        return atHand.asMap()
                .merge(match.id(), match, (known, read) -> known.revision() > read.revision() ? known : read);
    }

    /** The cache itself, for metrics. */
    public Cache<?, ?> atHand() {
        return atHand;
    }

    /** Caches a match that has just been stored. */
    public void stored(Match match) {
        keep(match);
    }

    /** Drops a match whose next revision is stored but not cached. */
    void forget(MatchId id) {
        atHand.invalidate(id);
    }

    /** Drops all matches, after the players of many of them have changed. */
    public void forget() {
        atHand.invalidateAll();
    }

    /**
     * The match, without a query if it is cached. A change based on it is stored only if no other process has changed
     * the match; but a refusal based on it must be checked against the store first.
     */
    public Optional<Match> known(MatchId id) {
        return Optional.ofNullable(atHand.getIfPresent(id)).or(() -> find(id));
    }

    /** The match that began with the challenge. */
    public Optional<Match> begunBy(ChallengeId challenge) {
        return repository.begunBy(challenge).flatMap(this::at);
    }

    /** The live matches in the channel or thread; if there is none, the latest that ended there. */
    public List<Match> in(ChannelId channel) {
        return all(repository.in(channel));
    }

    /** The live matches of the player, first those in which the player is to move, and the longest unchanged first. */
    public List<Match> liveOf(PlayerId player) {
        return all(repository.liveOf(player)).stream()
                .sorted(Comparator.<Match, Boolean>comparing(
                                match -> !match.playerToMove().equals(Optional.of(player)))
                        .thenComparing(Match::changedAt)
                        .thenComparingLong(match -> match.id().value()))
                .toList();
    }

    /**
     * The player's live match without help that has reached the position of the game, or a mirror image of it, or
     * either with the sides exchanged. Positions of the common opening do not count.
     */
    public Optional<MatchRefusal.UnderWay> underWay(PlayerId player, HostedGame<?> asked) {
        return likeness(asked)
                .flatMap(wanted -> unaided(player, asked)
                        .filter(match -> likenesses(match.game(), COMMON_PLIES).contains(wanted))
                        .findFirst())
                .map(MatchRefusal.UnderWay::new);
    }

    /**
     * The player's live match without help that is in any position of a past game, or has reached the state from which
     * the past game would continue. A computer opponent would reveal the best moves.
     *
     * @param from the state from which the past game would continue
     */
    public Optional<MatchRefusal.UnderWay> underWayBeforeGoingOn(
            PlayerId player, HostedGame<?> past, HostedGame<?> from) {
        return underWayIn(player, past, 1).or(() -> underWay(player, from));
    }

    /**
     * The player's live match without help that is in a position of a past game.
     *
     * @param common the number of opening plies that do not count
     */
    public Optional<MatchRefusal.UnderWay> underWayIn(PlayerId player, HostedGame<?> past, int common) {
        Set<String> passed = likenesses(past, common);
        return unaided(player, past)
                .filter(match -> likeness(match.game()).filter(passed::contains).isPresent())
                .findFirst()
                .map(MatchRefusal.UnderWay::new);
    }

    /**
     * The latest matches of the same game that share most positions with a rated match, also as a mirror image or with
     * the sides exchanged: somebody may copy moves between them. Positions of the common opening do not count.
     */
    public List<Match> twins(Match match) {
        Set<String> passed = likenesses(match.game(), COMMON_PLIES);
        if (!match.rated() || passed.size() < TWIN) {
            return List.of();
        }
        List<MatchId> latest = repository.latestOf(match.variant().game(), SEARCHED_FOR_TWINS).stream()
                .map(Revision::match)
                .toList();
        return repository.readable(latest).stream()
                .filter(other -> !other.id().equals(match.id()))
                .filter(other -> 4 * shared(other, passed) >= 3L * passed.size())
                .toList();
    }

    private static long shared(Match match, Set<String> passed) {
        return likenesses(match.game(), COMMON_PLIES).stream()
                .filter(passed::contains)
                .count();
    }

    /** The likenesses of all positions after at least the given number of plies. */
    private static Set<String> likenesses(HostedGame<?> game, int plies) {
        return IntStream.rangeClosed(0, game.entries())
                .<HostedGame<?>>mapToObj(game::after)
                .filter(then -> then.standing().position().ply() >= plies)
                .flatMap(then -> likeness(then).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The likeness of a position; empty if something is hidden. */
    private static Optional<String> likeness(HostedGame<?> game) {
        return game.standing().position() instanceof OpenPosition<?> open
                ? Optional.of(open.likeness())
                : Optional.empty();
    }

    /** The live matches of the player in the same game in which help is not allowed. */
    private Stream<Match> unaided(PlayerId player, HostedGame<?> asked) {
        return liveOf(player).stream()
                .filter(match -> match.variant().game().equals(asked.variant().game()))
                .filter(match -> !match.practice() && !match.hintsAllowed());
    }

    /**
     * The latest live matches on the server.
     *
     * @param number the first digits of their numbers
     */
    public List<Match> liveOn(GuildId guild, String number, int limit) {
        return all(repository.liveOn(guild, number, limit));
    }

    /** The readable matches, in the given order. */
    private List<Match> all(List<Revision> revisions) {
        Map<MatchId, Match> found = new HashMap<>();
        revisions.forEach(revision -> reached(revision).ifPresent(match -> found.put(match.id(), match)));
        List<MatchId> missing = revisions.stream()
                .map(Revision::match)
                .filter(id -> !found.containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            repository.readable(missing).forEach(match -> found.put(match.id(), keep(match)));
        }
        return revisions.stream()
                .flatMap(revision -> Optional.ofNullable(found.get(revision.match())).stream())
                .toList();
    }
}
