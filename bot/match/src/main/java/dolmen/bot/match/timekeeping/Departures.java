package dolmen.bot.match.timekeeping;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;

/** The port to the known departures of players from servers. Safe for use by many threads; changes are durable. */
public interface Departures {

    /**
     * Records a departure, unless it is known.
     *
     * @return the time when it was first recorded
     */
    Instant left(GuildId guild, PlayerId player, Instant now);

    /** Removes a departure of a player who has returned. */
    void returned(GuildId guild, PlayerId player);
}
