package dolmen.bot.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import dolmen.bot.work.Workbenches;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.View;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Situation;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Hints for whoever practises: what the strongest computer player would do in the place of the person who asks, with
 * what that person sees. Hints are kept for a while. Safe for use by many threads.
 */
public final class HintService {
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final int MOST_KEPT = 1_000;

    private final InstantSource clock;
    private final Workbenches thinkers;
    private final Cache<Place, Hint> kept =
            Caffeine.newBuilder().maximumSize(MOST_KEPT).build();

    /** Where in a match a hint is given. */
    private record Place(MatchId match, int ply) {}

    /** @param thinkers where hints are thought */
    public HintService(InstantSource clock, Workbenches thinkers) {
        this.clock = clock;
        this.thinkers = thinkers;
    }

    /** What somebody gets who asks for a hint. */
    public sealed interface Answer {

        /** The person is not to move there. */
        record Refused(Refusal refusal) implements Answer {}

        /** Others would have to agree: it is rated, or other people play. */
        record NoPractice() implements Answer {}

        /** What to do. */
        record Given(Hint hint) implements Answer {}
    }

    /** A hint for the person, who has seen that many plies. */
    public Answer ask(Match match, PlayerId person, int seen) {
        Optional<Refusal> refusal = Objections.toPlay(match, person, seen);
        if (refusal.isPresent()) {
            return new Answer.Refused(refusal.get());
        }
        return offered(match, person)
                ? new Answer.Given(kept.get(
                        new Place(match.id(), match.ply()), unknown -> thinkers.work(() -> think(match.game()))))
                : new Answer.NoPractice();
    }

    /** True if the person practises there with nobody but computers, so that no other person has to agree to hints. */
    private static boolean offered(Match match, PlayerId person) {
        return match.practice()
                && match.players().stream().allMatch(player -> player.computer() || player.equals(person));
    }

    /** True if the person could ask for a hint now. */
    public static boolean offeredNow(Match match, PlayerId person) {
        return offered(match, person)
                && Objections.toPlay(match, person, match.ply()).isEmpty();
    }

    private <M extends Move> Hint think(HostedGame<M> game) {
        Instant end = clock.instant().plus(LONGEST_THOUGHT);
        M move = Opponent.ALL
                .getLast()
                .think(
                        Situation.of(game),
                        new SplittableRandom(game.entries()),
                        () -> clock.instant().isAfter(end))
                .move();
        return hint(game, move);
    }

    private static <M extends Move> Hint hint(HostedGame<M> game, M move) {
        Seat seat = game.toMove().orElseThrow();
        View<M> view = game.standing().position().seenBy(seat);
        return new Hint(
                game.standing().game().notation().write(move),
                game.standing().position().describe(move, seat),
                view.steps(move));
    }
}
