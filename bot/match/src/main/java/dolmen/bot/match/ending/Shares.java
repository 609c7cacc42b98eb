package dolmen.bot.match.ending;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.util.Optional;

/**
 * The port to the shared results of finished matches, each shared once. Safe for use by many threads; a change is
 * durable when its method returns.
 */
public interface Shares {

    /**
     * A shared result.
     *
     * @param message the message; empty while it is unknown, when it may or may not exist
     */
    record Share(Instant at, Optional<MessageId> message) {}

    /** Returns the share of the match, and starts one unless it exists. */
    Share begin(MatchId match, Instant now);

    /** Records the message of the share. */
    void stands(MatchId match, MessageId message);

    /** Records that nothing was shared. */
    void takeBack(MatchId match);
}
