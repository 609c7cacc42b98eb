package dolmen.bot.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import dolmen.bot.work.Workbenches;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.play.Standing;
import dolmen.rules.search.Situation;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Hints for whoever practises, and in unrated matches where all players have agreed: what the strongest computer player
 * would do in the place of the person who asks, with what that person sees. Hints are kept for a while, in memory
 * alone, and nobody but the one who asks is told. Safe for use by many threads.
 */
public final class HintService {
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final int MOST_KEPT = 1_000;

    private final InstantSource clock;
    private final Workbenches thinkers;
    private final LiveMatches matches;
    private final Cache<Place, Hint> kept =
            Caffeine.newBuilder().maximumSize(MOST_KEPT).build();

    /** Where in a match a hint is given. */
    private record Place(MatchId match, int ply) {}

    /**
     * Gives hints.
     *
     * @param thinkers where hints are thought
     * @param matches in which nobody is helped from elsewhere
     */
    public HintService(InstantSource clock, Workbenches thinkers, LiveMatches matches) {
        this.clock = clock;
        this.thinkers = thinkers;
        this.matches = matches;
    }

    /** What somebody gets who asks for a hint. */
    public sealed interface Answer {

        /** The person is not to move there, or plays the position where there are no hints. */
        record Refused(Refusal refusal) implements Answer {}

        /** It is rated, or the others would have to agree first. */
        record NotAllowed() implements Answer {}

        /** What to do. */
        record Given(Hint hint) implements Answer {}
    }

    /** A hint for the person, who has seen that many plies. */
    public Answer ask(Match match, PlayerId person, int seen) {
        if (Objections.toTakePart(match, person).isEmpty() && !match.hintsAllowed()) {
            return new Answer.NotAllowed();
        }
        return Objections.toPlay(match, person, seen)
                .or(() -> matches.underWay(person, match.game()))
                .<Answer>map(Answer.Refused::new)
                .orElseGet(() -> new Answer.Given(kept.get(
                        new Place(match.id(), match.ply()), unknown -> thinkers.work(() -> think(match.game())))));
    }

    /** True if the person could ask for a hint now. */
    public static boolean offeredNow(Match match, PlayerId person) {
        return match.hintsAllowed()
                && Objections.toPlay(match, person, match.ply()).isEmpty();
    }

    /** A turn is thought ply by ply, as a computer player plays it. */
    private <M extends Move> Hint think(HostedGame<M> game) {
        Instant end = clock.instant().plus(LONGEST_THOUGHT);
        Seat seat = game.toMove().orElseThrow();
        var moves = new ArrayList<M>();
        var plies = new ArrayList<Standing.Told.Played>();
        HostedGame<M> now = game;
        while (now.toMove().equals(Optional.of(seat))) {
            M move = best(now, end);
            moves.add(move);
            plies.add(played(now, move, seat));
            now = now.play(move);
        }
        return new Hint(plies, game.standing().position().seenBy(seat).steps(moves.getFirst()));
    }

    private <M extends Move> M best(HostedGame<M> game, Instant end) {
        return Opponent.ALL
                .getLast()
                .think(
                        Situation.of(game),
                        new SplittableRandom(game.entries()),
                        () -> clock.instant().isAfter(end))
                .move();
    }

    private static <M extends Move> Standing.Told.Played played(HostedGame<M> game, M move, Seat seat) {
        return new Standing.Told.Played(
                game.standing().game().notation().write(move),
                game.standing().position().describe(move, seat));
    }
}
