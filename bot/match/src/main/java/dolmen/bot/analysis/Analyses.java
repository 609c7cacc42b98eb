package dolmen.bot.analysis;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.rules.analysis.Glimpse;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to analyses of matches, finished or in progress. Safe for use by many threads; a change is durable when its
 * method returns.
 */
public interface Analyses {

    /** Requests the analysis of a match, unless it was requested before. */
    void ask(Match match, Instant now);

    /** The glimpses of a match so far, in order; empty if its analysis was not requested. */
    Optional<List<Glimpse>> of(MatchId match);

    /** The matches with a glimpse due by a time, the longest due first. */
    List<MatchId> due(Instant now, int limit);

    /**
     * Stores the next glimpse of a match; does nothing unless exactly {@code before} glimpses are stored.
     *
     * @param next the time when the following glimpse is due; empty if this one is the last
     */
    void add(MatchId match, int before, Glimpse glimpse, Optional<Instant> next);

    /** Postpones a failed glimpse. */
    void postpone(MatchId match, Instant until);

    /** Cancels the remaining glimpses of a match. */
    void settle(MatchId match);
}
