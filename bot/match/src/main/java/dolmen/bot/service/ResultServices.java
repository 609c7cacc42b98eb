package dolmen.bot.service;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.analysis.AnalysisService;
import dolmen.bot.analysis.BroughtAnalyses;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import dolmen.bot.opening.Openings;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.LeftOut;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.bot.survival.FailureLog;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The services of matches that have ended. Safe for use by many threads.
 *
 * @param analyses the analyses of matches that were played here
 * @param brought the cached analyses of uploaded matches
 * @param broughtAnalyses the service for analyses of uploaded matches
 */
public record ResultServices(
        RatingService ratings,
        Histories histories,
        Openings openings,
        AnalysisService analyses,
        BroughtAnalyses brought,
        AnalysisService broughtAnalyses) {
    private static final Logger log = LoggerFactory.getLogger(ResultServices.class);
    private static final FailureLog failures = new FailureLog(log);

    static ResultServices of(Environment around, Stores stores) {
        var brought = new BroughtAnalyses(Ticker.systemTicker());
        return new ResultServices(
                new RatingService(
                        stores.ratings().ratings(),
                        stores.ratings().standings(),
                        new Judge(around.games()),
                        around.clock()),
                stores.matches().histories(),
                stores.matches().openings(),
                new AnalysisService(stores.matches().analyses(), around.clock(), around.owing()),
                brought,
                new AnalysisService(brought, around.clock(), around.owing()));
    }

    /**
     * The pairs of players who would not be compared in a match of this game that ended now; none if that cannot be
     * determined, since no player waits for ratings.
     */
    public LeftOut leftOutToday(String game, List<PlayerId> players) {
        try {
            return ratings.leftOutToday(new Ladder(game, Pool.of(players)), players);
        } catch (RuntimeException failure) {
            failures.error("Could not determine whether a match of {} would count today", game, failure);
            return LeftOut.NOBODY;
        }
    }
}
