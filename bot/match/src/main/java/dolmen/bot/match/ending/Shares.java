package dolmen.bot.match.ending;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.util.Optional;

/**
 * The port to what was shared of matches that have ended, each once. Safe for use by many threads; what a method has
 * returned from is durable.
 */
public interface Shares {

    /**
     * What was shared of a match.
     *
     * @param message empty as long as nobody has told it: it may stand there, or not
     */
    record Share(Instant at, Optional<MessageId> message) {}

    /** The share of that match, which is begun at that time unless there is one. */
    Share begin(MatchId match, Instant now);

    /** That message is the share. */
    void stands(MatchId match, MessageId message);

    /** Nothing was shared after all. */
    void takeBack(MatchId match);
}
