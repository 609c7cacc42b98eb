package dolmen.bot.match.challenge;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.timekeeping.Members;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The use case of rematches: another match of the same people, with everybody one seat further. A match has at most one
 * rematch, open or started; another request returns it. Safe for use by many threads.
 */
public final class Rematches {
    private final LiveMatches matches;
    private final ChallengeRepository challenges;
    private final BlockLists blocks;
    private final InstantSource clock;
    private final Duration lifetime;

    /** @param lifetime the time in which a rematch can be accepted */
    public Rematches(
            LiveMatches matches,
            ChallengeRepository challenges,
            BlockLists blocks,
            InstantSource clock,
            Duration lifetime) {
        this.matches = matches;
        this.challenges = challenges;
        this.blocks = blocks;
        this.clock = clock;
        this.lifetime = lifetime;
    }

    /**
     * Returns the open challenge to a rematch, which the player makes unless it exists; otherwise the refusal.
     *
     * @param members the memberships, queried once for each of the other players
     */
    public ChallengeResult offer(MatchId id, PlayerId by, Members members) {
        Match match = matches.find(id).orElse(null);
        if (match == null) {
            return refused(new RematchRefusal.NotInMatch(new MatchRefusal.NoMatch()));
        }
        if (match.seatOf(by).isEmpty()) {
            return refused(new RematchRefusal.NotInMatch(new MatchRefusal.NotYourMatch(match)));
        }
        return match.live() ? refused(new RematchRefusal.MatchLive(match)) : offer(match, by, members);
    }

    private ChallengeResult offer(Match match, PlayerId by, Members members) {
        Optional<Challenge> present = present(match.id());
        if (present.isEmpty() && match.players().stream().anyMatch(PlayerId::forgotten)) {
            return refused(new RematchRefusal.PlayerForgotten());
        }
        if (present.isEmpty() && !blocks.unavailable(match.players(), by).isEmpty()) {
            return refused(new AnswerRefusal.TableNotAvailable());
        }
        Optional<PlayerId> gone = present.isPresent() ? Optional.empty() : gone(match, by, members);
        if (gone.isPresent()) {
            return refused(new RematchRefusal.NotOnServer(gone.get()));
        }
        Instant now = clock.instant();
        if (present.isEmpty()) {
            Challenge.Draft draft = draft(match, by, now);
            return switch (challenges.add(draft, now, offered -> OfferLimits.objection(draft, offered))) {
                case ChallengeRepository.Added.Refused(ChallengeRefusal why) -> refused(why);
                case ChallengeRepository.Added.Stored(Challenge rematch) -> led(match, by, rematch, members);
            };
        }
        return led(match, by, present.get(), members);
    }

    /** Returns the existing rematch. */
    private ChallengeResult led(Match match, PlayerId by, Challenge rematch, Members members) {
        return rematch.open()
                ? new ChallengeResult.Waiting(rematch)
                : matches.begunBy(rematch.id())
                        .<ChallengeResult>map(begun -> refused(new RematchRefusal.RematchBegun(begun)))
                        .orElseGet(() -> offer(match, by, members));
    }

    private static Optional<PlayerId> gone(Match match, PlayerId by, Members members) {
        return match.players().stream()
                .filter(player -> !player.equals(by) && player.person())
                .filter(player -> members.hasLeft(match.venue().guild(), player))
                .findFirst();
    }

    private Optional<Challenge> present(MatchId match) {
        Instant now = clock.instant();
        Optional<Challenge> present = challenges.rematchOf(match);
        if (present.filter(rematch -> rematch.overdue(now)).isEmpty()) {
            return present;
        }
        challenges.expire(now);
        return challenges.rematchOf(match);
    }

    private Challenge.Draft draft(Match match, PlayerId by, Instant now) {
        var seats = new ArrayList<>(match.players());
        Collections.rotate(seats, -1);
        var terms = new Terms(
                match.venue().guild(),
                match.venue().channel(),
                by,
                match.record().variant(),
                List.of(),
                new Seating.Given(seats),
                match.clock().control(),
                stake(match),
                Optional.of(match.id()),
                now,
                now.plus(lifetime));
        List<Chair> chairs = match.players().stream()
                .filter(other -> !other.equals(by))
                .map(Chair::reserved)
                .toList();
        return new Challenge.Draft(terms, chairs);
    }

    /** The stake of the match as offered: if it was unrated only as somebody's first, the rematch can be made rated. */
    private Terms.Stake stake(Match match) {
        return challenges
                .beginningOf(match.id())
                .map(beginning -> beginning.terms().stake())
                .orElseGet(() -> Terms.Stake.of(match.rated()));
    }

    private static ChallengeResult refused(ChallengeRefusal refusal) {
        return new ChallengeResult.Refused(refusal);
    }
}
