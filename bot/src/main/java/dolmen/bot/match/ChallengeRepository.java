package dolmen.bot.match;

import dolmen.rules.GameRecord;
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
     * How the match of a challenge begins.
     *
     * @param players by seat
     * @param record what chance has done before the first seat moves
     */
    record Opening(Venue venue, List<PlayerId> players, GameRecord record, Instant now) {
        public Opening {
            players = List.copyOf(players);
        }
    }

    /** What became of an acceptance. */
    sealed interface Acceptance {

        /** All have accepted: the challenge is closed, its match has begun, and the first board's notice is stored. */
        record Begun(Match match) implements Acceptance {}

        /** Others are still awaited. */
        record Waiting(Challenge challenge) implements Acceptance {}

        /** The challenge was not open any more, or did not wait for that person. */
        record TooLate() implements Acceptance {}
    }

    /** Accepts an open challenge in the name of one opponent, all or nothing. */
    Acceptance accept(ChallengeId id, PlayerId by, Opening opening);
}
