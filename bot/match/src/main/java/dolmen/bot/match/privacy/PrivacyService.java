package dolmen.bot.match.privacy;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.challenge.ChallengeService;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The use cases of people who want to see the data stored about them, or to delete it. Safe for use by many threads.
 */
public final class PrivacyService {
    /** The maximum number of attempts; the next attempt ends a match that starts meanwhile. */
    private static final int ATTEMPTS = 5;

    private final Traces traces;
    private final MatchService matches;
    private final ChallengeRepository storedChallenges;
    private final ChallengeService challenges;
    private final LiveMatches liveMatches;
    private final Consumer<PlayerId> forgotten;
    private final InstantSource clock;

    /** @param forgotten called after all data about a person has been deleted */
    public PrivacyService(
            Traces traces,
            MatchService matches,
            ChallengeRepository storedChallenges,
            ChallengeService challenges,
            LiveMatches liveMatches,
            Consumer<PlayerId> forgotten,
            InstantSource clock) {
        this.traces = traces;
        this.matches = matches;
        this.storedChallenges = storedChallenges;
        this.challenges = challenges;
        this.liveMatches = liveMatches;
        this.forgotten = forgotten;
        this.clock = clock;
    }

    /** All data stored about the person: rows, as columns with their values, by subject. */
    public SequencedMap<String, List<Map<String, Object>>> export(PlayerId person) {
        return traces.of(person);
    }

    /** The number of live matches that a deletion would lose. */
    public int liveMatches(PlayerId person) {
        return (int) liveMatches.liveOf(person).stream()
                .filter(match -> inPlay(match, person))
                .count();
    }

    /**
     * Resigns the person's live matches, calls off or leaves open challenges, and deletes the person's identity.
     * Results and ratings of others do not change.
     *
     * @return false, without a deletion, if matches start faster than they can be ended
     */
    public boolean delete(PlayerId person) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            storedChallenges.openOf(person).forEach(challenge -> leave(challenge, person));
            liveMatches.liveOf(person).forEach(match -> matches.resign(match.id(), person, match.ply()));
            Optional<PlayerId> pseudonym = traces.erase(person, left(person), clock.instant());
            if (pseudonym.isPresent()) {
                liveMatches.forget();
                forgotten.accept(person);
                return true;
            }
        }
        return false;
    }

    /** The matches at larger tables in which the others play on after a resignation. */
    private Set<MatchId> left(PlayerId person) {
        return liveMatches.liveOf(person).stream()
                .filter(match -> !inPlay(match, person))
                .map(Match::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean inPlay(Match match, PlayerId person) {
        return match.seatOf(person).filter(match.game()::inPlay).isPresent();
    }

    private void leave(Challenge challenge, PlayerId person) {
        if (challenge.challenger().equals(person) || challenge.full()) {
            challenges.withdraw(challenge.id(), challenge.challenger());
        } else if (challenge.invited().contains(person)) {
            challenges.decline(challenge.id(), person, Optional.empty());
        } else {
            challenges.leave(challenge.id(), person);
        }
    }
}
