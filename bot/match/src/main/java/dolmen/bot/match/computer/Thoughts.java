package dolmen.bot.match.computer;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Revision;
import java.time.Instant;
import java.util.List;

/**
 * The port to the matches in which a computer player is to move. They follow from the stored matches, so a restart
 * forgets none. Safe for use by many threads; a change is durable when its method returns.
 */
public interface Thoughts {

    /** The matches in which a computer player may move by the time, the longest due first. */
    List<Revision> due(Instant now, int limit);

    /** Postpones a failed thought. */
    void postpone(MatchId match, Instant until);
}
