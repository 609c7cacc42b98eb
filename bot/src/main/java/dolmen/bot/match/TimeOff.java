package dolmen.bot.match;

import dolmen.bot.match.time.Stretch;
import java.time.Instant;
import java.util.List;

/** The port to the stretches in which clocks rest. Safe for use by many threads; what was changed is durable. */
public interface TimeOff {

    /** The vacations of the player that end after that instant, the earliest first. */
    List<Stretch> vacations(PlayerId player, Instant endingAfter);

    /** The stretches in which the host was down that end after that instant, the earliest first. */
    List<Stretch> outages(Instant endingAfter);

    /** Puts the vacations of the player that end after that instant in place of those stored. */
    void replaceVacations(PlayerId player, Instant endingAfter, List<Stretch> vacations);

    /** Notes that the host is up. If it was not for longer than it may take between two notes, that was an outage. */
    void hostIsUp(Instant now);
}
