package dolmen.bot.match.silence;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import java.util.Optional;
import java.util.Set;

/** The port to the places where matches are played. Safe for use by many threads. */
public interface Places {

    /**
     * Why the host cannot write there now; empty if it can, as far as it knows. Answers at once, from what Discord has
     * told.
     */
    Optional<Loss> loss(Venue venue);

    /**
     * The same after Discord itself was asked, since it may have told what was never heard. Each server is asked at
     * most once an hour, or once a minute while people act where the host cannot write. Waits for Discord.
     */
    Optional<Loss> lossBySecondLook(Venue venue);

    /** The servers whose channels or permissions may have changed since this was asked last. */
    Set<GuildId> changed();
}
