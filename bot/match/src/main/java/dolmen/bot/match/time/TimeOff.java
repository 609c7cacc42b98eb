package dolmen.bot.match.time;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;

/** The port to the stretches in which clocks rest. Safe for use by many threads; changes are durable. */
public interface TimeOff {

    /** The vacations of the player that end after the instant, the earliest first. */
    List<Stretch> vacations(PlayerId player, Instant endingAfter);

    /**
     * The stretches that end after the beginning of a turn and in which its player's clock rests: vacations, outages of
     * the match's shard, silences of the match, and the time when the player's board was not yet posted. A current
     * silence has no known end; a board may be posted at any moment, so its stretch ends now.
     *
     * @param since the beginning of the turn
     */
    List<Stretch> rests(PlayerId player, MatchId match, Instant since, Instant now);

    /**
     * Changes the vacations of the player that end after the instant; concurrent changes are all kept. An empty
     * vacation is removed.
     *
     * @return the new vacations
     */
    List<Stretch> changeVacations(PlayerId player, Instant endingAfter, UnaryOperator<List<Stretch>> change);

    /**
     * Reports that the shards of this process are up. It may be called at any rate; a sign of life is stored for them
     * from time to time. If a shard had none for longer than a minute, the time since its last one was an outage.
     */
    void hostIsUp(Instant now);

    /**
     * Records that somebody has reached the host about a match on the server. On a shard of another process that ends
     * an outage; otherwise nothing is stored.
     */
    void hostWasReached(GuildId guild, Instant now);
}
