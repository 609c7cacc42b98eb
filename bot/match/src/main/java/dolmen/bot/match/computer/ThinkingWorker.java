package dolmen.bot.match.computer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
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
 * Plays the moves of computer players whose turn it is, the longest waiting first. A turn is stored whole, and only if
 * the match has not changed meanwhile: a thought interrupted by a crash is repeated, and played once.
 *
 * <p>For one thread at a time; the number of lanes bounds the concurrent thoughts.
 */
public final class ThinkingWorker {
    private static final Logger log = LoggerFactory.getLogger(ThinkingWorker.class);
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);
    /** The delay after which people miss a reaction. */
    private static final Duration SILENCE = Duration.ofSeconds(2);

    /** The approximate duration of a typing indicator. */
    private static final Duration SIGN = Duration.ofSeconds(8);

    /** Few enough to leave Discord's rate limits to the answers. */
    private static final int MOST_SIGNS_AT_ONCE = 10;

    private static final Duration PAUSE_AFTER_ERROR = Duration.ofMinutes(1);

    private final Thoughts thoughts;
    private final LiveMatches matches;
    private final Ledger ledger;
    private final Typing typing;
    private final SolvedVariants solved;
    private final RandomGenerator random;
    private final Rounds<MatchId, Revision> rounds;
    private final InstantSource clock;
    private final Cache<MatchId, Instant> signs =
            Caffeine.newBuilder().expireAfterWrite(SIGN).build();

    /** @param random the random source; used by many threads */
    public ThinkingWorker(
            Thoughts thoughts,
            LiveMatches matches,
            Ledger ledger,
            Typing typing,
            SolvedVariants solved,
            RandomGenerator random,
            Lanes<MatchId> lanes,
            InstantSource clock) {
        this.thoughts = thoughts;
        this.matches = matches;
        this.ledger = ledger;
        this.typing = typing;
        this.solved = solved;
        this.random = random;
        this.rounds = new Rounds<>(lanes, Revision::match, log);
        this.clock = clock;
    }

    /** Starts the due thoughts for which a lane is free, and shows that long ones are in progress. */
    public void thinkDue() {
        showThatLast();
        rounds.go(most -> thoughts.due(clock.instant(), most), (due, pass) -> due.forEach(one -> think(one, pass)));
    }

    private void showThatLast() {
        Instant now = clock.instant();
        thoughts.due(now.minus(SILENCE), MOST_SIGNS_AT_ONCE).stream()
                .filter(due -> signs.asMap().putIfAbsent(due.match(), now) == null)
                .flatMap(due -> matches.at(due).stream())
                .forEach(typing::in);
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
            ledger.enter(match, turn(match, match.game(), opponent));
        }
    }

    private <M extends Move> HostedGame<M> turn(Match match, HostedGame<M> game, Opponent opponent) {
        Instant end = clock.instant().plus(LONGEST_THOUGHT);
        BooleanSupplier impatient = () -> clock.instant().isAfter(end);
        HostedGame<M> after = game;
        do {
            HostedGame<M> now = after;
            M move = solved.move(match, opponent, now, random)
                    .orElseGet(() ->
                            opponent.think(Situation.of(now), random, impatient).move());
            after = now.play(move).playChance(random);
        } while (after.amidTurn());
        return after;
    }
}
