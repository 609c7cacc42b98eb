package dolmen.bot.match.timekeeping;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;

/** The port to the players who were found to have left a server. Safe for use by many threads; changes are durable. */
public interface Departures {

    /**
     * Notes that the player has left, unless that is known.
     *
     * @return since when it is known
     */
    Instant left(GuildId guild, PlayerId player, Instant now);

    /** Forgets that the player had left. */
    void returned(GuildId guild, PlayerId player);
}
