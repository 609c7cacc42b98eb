package dolmen.bot.analysis;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.rules.analysis.Glimpse;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to analyses of matches, as far as they have come. Safe for use by many threads; what a method has returned
 * from is durable.
 */
public interface Analyses {

    /** Asks for the analysis of that match, unless somebody has before. */
    void ask(Match match, Instant now);

    /** The glimpses that were taken of that match, in order; empty if nobody has asked. */
    Optional<List<Glimpse>> of(MatchId match);

    /** The matches of which a glimpse is to be taken by that time, the longest due first. */
    List<MatchId> due(Instant now, int limit);

    /**
     * Keeps the next glimpse of a match; does nothing unless as many were taken before it as said.
     *
     * @param next when the one after it is due; empty if it is the last
     */
    void add(MatchId match, int before, Glimpse glimpse, Optional<Instant> next);

    /** A glimpse that failed is due again then. */
    void postpone(MatchId match, Instant until);

    /** No glimpse of that match is due any more. */
    void settle(MatchId match);
}
