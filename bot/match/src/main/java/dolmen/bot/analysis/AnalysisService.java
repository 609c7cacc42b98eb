package dolmen.bot.analysis;

import dolmen.bot.match.Match;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.Glimpse;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.host.HostedGame;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Asks for analyses of matches that have ended, and tells what there is of them. Safe for use by many threads. */
public final class AnalysisService {
    private final Analyses analyses;
    private final InstantSource clock;
    private final Runnable asked;

    /** @param asked run when an analysis was asked for; returns at once */
    public AnalysisService(Analyses analyses, InstantSource clock, Runnable asked) {
        this.analyses = analyses;
        this.clock = clock;
        this.asked = asked;
    }

    /** What somebody gets who asks for the analysis of a match. */
    public sealed interface Answer {

        /** The match goes on: until it is over nobody is told how it stands. */
        record NotOver() implements Answer {}

        /** It cannot be analysed. */
        record Impossible(Obstacle obstacle) implements Answer {}

        /** It is being analysed: so many steps of all are done. */
        record Underway(int done, int all) implements Answer {}

        /** It is analysed. */
        record Finished(MatchAnalysis analysis) implements Answer {}
    }

    /** The analysis of the match, which begins now unless it has before. */
    public Answer ask(Match match) {
        if (match.live()) {
            return new Answer.NotOver();
        }
        Optional<Obstacle> obstacle = Analyst.obstacle(match.game());
        return obstacle.<Answer>map(Answer.Impossible::new).orElseGet(() -> asked(match));
    }

    /** True if somebody has asked for it. */
    public boolean begun(Match match) {
        return analyses.of(match.id()).isPresent();
    }

    /** What there is of it; empty if nobody has asked, or it is forgotten. */
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
