package dolmen.bot.analysis;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.match.notice.Rounds;
import dolmen.bot.survival.Pass;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.Glimpse;
import dolmen.rules.host.HostedGame;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes the due glimpses, the longest due match first. Each is stored before the next one of the match, so a crash
 * loses at most one. Each waits for a lane of its own, so computer players that share the lanes wait for at most one.
 *
 * <p>For one thread at a time; the number of lanes bounds the concurrent glimpses.
 */
public final class AnalysisWorker {
    private static final Logger log = LoggerFactory.getLogger(AnalysisWorker.class);
    private static final Duration PAUSE_AFTER_ERROR = Duration.ofMinutes(1);

    private final Analyses analyses;
    private final Function<MatchId, Optional<Match>> matches;
    private final Analyst.Effort effort;
    private final Rounds<MatchId, MatchId> rounds;
    private final InstantSource clock;

    /** @param matches the look-up of matches by id */
    public AnalysisWorker(
            Analyses analyses,
            Function<MatchId, Optional<Match>> matches,
            Analyst.Effort effort,
            Lanes<MatchId> lanes,
            InstantSource clock) {
        this.analyses = analyses;
        this.matches = matches;
        this.effort = effort;
        this.rounds = new Rounds<>(lanes, Function.identity(), log);
        this.clock = clock;
    }

    /** Starts the due glimpses for which a lane is free. */
    public void lookDue() {
        rounds.go(most -> analyses.due(clock.instant(), most), (due, pass) -> due.forEach(match -> look(match, pass)));
    }

    private void look(MatchId match, Pass pass) {
        pass.attend(
                "The analysis of match " + match,
                () -> matches.apply(match).ifPresent(found -> look(match, found.game())),
                failure -> analyses.postpone(match, clock.instant().plus(PAUSE_AFTER_ERROR)));
    }

    private void look(MatchId match, HostedGame<?> game) {
        Analyst<?> analyst = Analyst.of(game, effort);
        List<Glimpse> taken = analyses.of(match).orElse(List.of());
        if (taken.size() >= analyst.glimpses(taken)) {
            analyses.settle(match);
            return;
        }
        Glimpse glimpse = analyst.look(taken);
        List<Glimpse> now = Stream.concat(taken.stream(), Stream.of(glimpse)).toList();
        Optional<Instant> next = now.size() < analyst.glimpses(now) ? Optional.of(clock.instant()) : Optional.empty();
        analyses.add(match, taken.size(), glimpse, next);
    }
}
