package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import java.util.Optional;
import java.util.Set;

/** The port to the places of matches. Safe for use by many threads. */
public interface Places {

    /**
     * The reason why the bot cannot write there now; empty if it can, as far as it knows. Returns at once, based on
     * Discord's events.
     */
    Optional<Loss> loss(Venue venue);

    /**
     * The reason after a query to Discord, since events may have been missed. Each server is queried at most once an
     * hour, or once a minute while people act where the host cannot write. Waits for Discord.
     */
    Optional<Loss> lossBySecondLook(Venue venue);

    /** The servers whose channels or permissions may have changed since the last call. */
    Set<GuildId> changed();
}
