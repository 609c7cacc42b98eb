package dolmen.bot.match.delivery;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;

/**
 * The port to the times of players' digests. A player who turns on digests, or changes their time, is due at once. Safe
 * for use by many threads; changes are durable.
 */
public interface Digests {

    /**
     * A due digest.
     *
     * @param since the time since when it is due; the epoch if the player has just chosen the time
     */
    record DueDigest(PlayerId player, Instant since) {}

    /** The digests due at the time, the longest due first. */
    List<DueDigest> due(Instant now, int limit);

    /** Sets the time of the player's next digest, unless the player has chosen another time meanwhile. */
    void next(DueDigest before, Instant at);
}
