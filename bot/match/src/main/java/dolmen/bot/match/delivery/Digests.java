package dolmen.bot.match.delivery;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;

/**
 * The port to the times at which players are to be told what waits for them. A player who begins to want digests, or
 * changes the time of them, is due at once. Safe for use by many threads; changes are durable.
 */
public interface Digests {

    /**
     * A digest whose time has come.
     *
     * @param since when it came; the epoch for one whose time has just been chosen
     */
    record DueDigest(PlayerId player, Instant since) {}

    /** Those due at that time, the longest due first. */
    List<DueDigest> due(Instant now, int limit);

    /** The player is due next at that time, unless the player has chosen another meanwhile. */
    void next(DueDigest before, Instant at);
}
