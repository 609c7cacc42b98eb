package dolmen.bot.match.plan;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import java.util.List;

/**
 * The port to the plans of players, which only their owners know. Safe for use by many threads; a change is durable
 * when its method returns. The plans of a match are deleted when it ends.
 */
public interface Plans {

    /** The plans of the players of the match, in the order of their seats. */
    List<Plan> of(MatchId match);

    /**
     * Replaces the plan of a seat; one without lines deletes it.
     *
     * @return false, without a change, if the match has ended or no longer has that many plies
     */
    boolean replace(Match seen, Plan plan);
}
