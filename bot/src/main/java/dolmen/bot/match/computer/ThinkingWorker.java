package dolmen.bot.match.computer;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Revision;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.search.Situation;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves for the computer players whose turn it is, those that have waited longest first. A turn is stored whole, and
 * only if the match is still as it was thought about: a thought that a crash has cut off is thought again, and played
 * once.
 *
 * <p>To be driven by one thread at a time; the lanes say how many thoughts there are at once.
 */
public final class ThinkingWorker {
    private static final Logger log = LoggerFactory.getLogger(ThinkingWorker.class);
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    private static final Duration PAUSE_AFTER_ERROR = Duration.ofMinutes(1);

    private final Thoughts thoughts;
    private final LiveMatches matches;
    private final Ledger ledger;
    private final RandomGenerator random;
    private final Rounds<MatchId, Revision> rounds;
    private final InstantSource clock;

    /** @param random used by many threads */
    public ThinkingWorker(
            Thoughts thoughts,
            LiveMatches matches,
            Ledger ledger,
            RandomGenerator random,
            Lanes<MatchId> lanes,
            InstantSource clock) {
        this.thoughts = thoughts;
        this.matches = matches;
        this.ledger = ledger;
        this.random = random;
        this.rounds = new Rounds<>(lanes, Revision::match, log);
        this.clock = clock;
    }

    /** Begins every thought that is due and finds a lane. */
    public void thinkDue() {
        rounds.go(most -> thoughts.due(clock.instant(), most), (due, pass) -> due.forEach(one -> think(one, pass)));
    }

    private void think(Revision due, Pass pass) {
        pass.attend(
                "The thought about match " + due.match(),
                () -> matches.at(due).ifPresent(this::move),
                failure -> thoughts.postpone(due.match(), clock.instant().plus(PAUSE_AFTER_ERROR)));
    }

    private void move(Match match) {
        if (ComputerPlayers.thinksAt(match).isPresent()) {
            Opponent opponent =
                    match.playerToMove().flatMap(ComputerPlayers::of).orElseThrow();
            ledger.enter(match, turn(match.game(), opponent));
        }
    }

    private <M extends Move> HostedGame<M> turn(HostedGame<M> game, Opponent opponent) {
        Instant end = clock.instant().plus(LONGEST_THOUGHT);
        BooleanSupplier impatient = () -> clock.instant().isAfter(end);
        HostedGame<M> after = game;
        do {
            M move = opponent.think(Situation.of(after), random, impatient).move();
            after = after.play(move).playChance(random);
        } while (after.amidTurn());
        return after;
    }
}
