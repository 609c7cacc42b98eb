package dolmen.bot.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The port to the stored challenges. Safe for use by many threads; what a method has returned from is durable. */
public interface ChallengeRepository {

    /** Stores an open challenge under a new number. */
    Challenge add(Challenge.Draft draft);

    /** The challenge of that number, open or not. */
    Optional<Challenge> find(ChallengeId id);

    /**
     * Closes an open challenge without a match.
     *
     * @return false if it was not open any more
     */
    boolean callOff(ChallengeId id, Challenge.Answer answer);

    /**
     * Accepts an open challenge: closes it, begins its match and stores the first board's notice, all or nothing.
     *
     * @param players by seat
     * @return empty if the challenge was not open any more
     */
    Optional<Match> accept(Challenge challenge, Venue venue, List<PlayerId> players, Instant now);
}
