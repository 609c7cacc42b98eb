package dolmen.bot.match.computer;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.Revision;
import java.time.Instant;
import java.util.List;

/**
 * The port to the matches in which a computer player is to move. That follows from each match as it is stored, so a
 * restart forgets no thought. Safe for use by many threads; what a method has returned from is durable.
 */
public interface Thoughts {

    /** Those in which it may move by that time, the longest due first. */
    List<Revision> due(Instant now, int limit);

    /** A thought that failed is due again then. */
    void postpone(MatchId match, Instant until);
}
