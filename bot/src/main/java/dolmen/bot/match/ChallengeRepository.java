package dolmen.bot.match;

import dolmen.bot.match.time.Clock;
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
     * Replaces a challenge by its next form.
     *
     * @return false, and nothing stored, if the stored challenge is no longer the one before
     */
    boolean replace(Challenge before, Challenge after);

    /**
     * How the match of a challenge begins.
     *
     * @param players by seat
     * @param record what chance has done before the first seat moves
     */
    record Opening(Venue venue, List<PlayerId> players, GameRecord record, Clock clock, Instant now) {
        public Opening {
            players = List.copyOf(players);
        }
    }

    /**
     * Replaces a challenge by its accepted form and begins its match, which owes its first board, all or nothing.
     *
     * @return empty, and nothing stored, if the stored challenge is no longer the one before
     */
    Optional<Match> begin(Challenge before, Challenge accepted, Opening opening);
}
