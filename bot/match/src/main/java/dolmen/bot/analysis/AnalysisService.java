package dolmen.bot.analysis;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.Glimpse;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.host.HostedGame;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Requests analyses of finished matches, and reports their progress. Safe for use by many threads. */
public final class AnalysisService {
    private final Analyses analyses;
    private final InstantSource clock;
    private final Runnable asked;

    /** @param asked run after an analysis is requested; returns at once */
    public AnalysisService(Analyses analyses, InstantSource clock, Runnable asked) {
        this.analyses = analyses;
        this.clock = clock;
        this.asked = asked;
    }

    /** The answer to a request for an analysis. */
    public sealed interface Answer {

        /** The match is still in progress: its evaluation is a secret until it is over. */
        record NotOver() implements Answer {}

        /** The match cannot be analysed. */
        record Impossible(Obstacle obstacle) implements Answer {}

        /** The analysis is in progress: {@code done} of {@code all} steps. */
        record Underway(int done, int all) implements Answer {}

        /** The analysis is complete. */
        record Finished(MatchAnalysis analysis) implements Answer {}
    }

    /** Requests the analysis of the match, unless it was requested before, and returns its progress. */
    public Answer ask(Match match) {
        if (match.live()) {
            return new Answer.NotOver();
        }
        Optional<Obstacle> obstacle = Analyst.obstacle(match.game());
        return obstacle.<Answer>map(Answer.Impossible::new).orElseGet(() -> asked(match));
    }

    /** True if the analysis was requested. */
    public boolean begun(MatchId match) {
        return analyses.of(match).isPresent();
    }

    /** The progress of the analysis; empty if it was never requested or is no longer stored. */
    public Optional<Answer> soFar(Match match) {
        return analyses.of(match.id()).map(taken -> answer(match.game(), taken));
    }

    private Answer asked(Match match) {
        Optional<List<Glimpse>> taken = analyses.of(match.id());
        if (taken.isEmpty()) {
            analyses.ask(match, clock.instant());
            asked.run();
        }
        return answer(match.game(), taken.orElse(List.of()));
    }

    private static Answer answer(HostedGame<?> game, List<Glimpse> taken) {
        Analyst<?> analyst = Analyst.of(game, Analyst.Effort.USUAL);
        int all = analyst.glimpses(taken);
        return taken.size() < all
                ? new Answer.Underway(taken.size(), all)
                : new Answer.Finished(analyst.analysis(taken));
    }
}
