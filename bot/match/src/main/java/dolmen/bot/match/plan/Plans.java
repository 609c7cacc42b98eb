package dolmen.bot.match.plan;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import java.util.List;

/**
 * The port to the plans of players, which nobody but their owners may learn of. Safe for use by many threads; what a
 * method has returned from is durable. The plans of a match go when it ends.
 */
public interface Plans {

    /** The plans of all who play in the match and have one, in the order of their seats. */
    List<Plan> of(MatchId match);

    /**
     * Puts the plan in the place of the one that its seat had; one without lines only takes that away.
     *
     * @return false, and nothing stored, if the match has ended or has not that many plies any more
     */
    boolean replace(Match seen, Plan plan);
}
