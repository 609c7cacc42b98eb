package dolmen.bot.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.Objections;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.work.Workbenches;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.analysis.Reasons;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Gives hints in practice and, by agreement, in unrated matches. A hint is the strongest computer player's move, based
 * on the requester's view. Hints are cached in memory and shown only to the requester; the record of a practice tells
 * from its first hint on that there were hints. Safe for use by many threads.
 */
public final class HintService {
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final int MOST_KEPT = 1_000;

    private final InstantSource clock;
    private final Workbenches thinkers;
    private final LiveMatches matches;
    private final Ledger ledger;
    private final Cache<Place, Hint> kept =
            Caffeine.newBuilder().maximumSize(MOST_KEPT).build();

    /** The position of a hint in a match. */
    private record Place(MatchId match, int ply) {}

    /**
     * Creates a hint service.
     *
     * @param thinkers the workers that compute hints
     * @param matches the live matches, in whose positions players get no help
     * @param ledger enters the first hint of a practice
     */
    public HintService(InstantSource clock, Workbenches thinkers, LiveMatches matches, Ledger ledger) {
        this.clock = clock;
        this.thinkers = thinkers;
        this.matches = matches;
        this.ledger = ledger;
    }

    /** The answer to a request for a hint. */
    public sealed interface Answer {

        /** It is not the person's turn, or the person is playing this position in a match without hints. */
        record Refused(Refusal refusal) implements Answer {}

        /** The match is rated, or the other players have not agreed. */
        record NotAllowed() implements Answer {}

        /** The recommended turn. */
        record Given(Hint hint) implements Answer {}
    }

    /** Returns a hint for a person who has seen the given number of plies. */
    public Answer ask(Match match, PlayerId person, int seen) {
        if (Objections.toTakePart(match, person).isEmpty() && !match.hintsAllowed()) {
            return new Answer.NotAllowed();
        }
        return Objections.toPlay(match, person, seen)
                .or(() -> matches.underWay(person, match.game()))
                .<Answer>map(Answer.Refused::new)
                .orElseGet(() -> match.hintsAgreed() ? given(match) : entered(match, person, seen));
    }

    private Answer given(Match match) {
        return new Answer.Given(
                kept.get(new Place(match.id(), match.ply()), unknown -> thinkers.work(() -> think(match.game()))));
    }

    /** The first hint of a practice, once it is entered; asks again after another change at the same time. */
    private Answer entered(Match match, PlayerId person, int seen) {
        return switch (ledger.allowHints(match)) {
            case PlayResult.Played(Match noted) -> given(noted);
            case PlayResult.Refused refused -> ask(matches.find(match.id()).orElseThrow(), person, seen);
        };
    }

    /** True if the person could ask for a hint now. */
    public static boolean offeredNow(Match match, PlayerId person) {
        return match.hintsAllowed()
                && Objections.toPlay(match, person, match.ply()).isEmpty();
    }

    /** Computes a turn ply by ply, as a computer player plays it. */
    private <M extends Move> Hint think(HostedGame<M> game) {
        Instant end = clock.instant().plus(LONGEST_THOUGHT);
        Seat seat = game.toMove().orElseThrow();
        var thoughts = new ArrayList<Thought<M>>();
        var plies = new ArrayList<Standing.Told.Played>();
        HostedGame<M> now = game;
        while (now.toMove().equals(Optional.of(seat))) {
            Thought<M> thought = best(now, end);
            thoughts.add(thought);
            plies.add(played(now, thought.move(), seat));
            now = now.play(thought.move());
        }
        List<M> last = thoughts.getLast().line();
        var reasons = new Reasons<>(
                game.standing(), now.standing(), thoughts.getFirst().value(), last.subList(1, last.size()));
        return new Hint(
                plies,
                game.standing()
                        .position()
                        .seenBy(seat)
                        .steps(thoughts.getFirst().move()),
                reasons.strongest());
    }

    private <M extends Move> Thought<M> best(HostedGame<M> game, Instant end) {
        return Opponent.ALL
                .getLast()
                .think(
                        Situation.of(game),
                        new SplittableRandom(game.entries()),
                        () -> clock.instant().isAfter(end));
    }

    private static <M extends Move> Standing.Told.Played played(HostedGame<M> game, M move, Seat seat) {
        return new Standing.Told.Played(
                game.standing().game().notation().write(move),
                game.standing().position().describe(move, seat),
                game.standing().scene(seat).surface().named());
    }
}
