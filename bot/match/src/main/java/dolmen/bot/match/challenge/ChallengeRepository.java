package dolmen.bot.match.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.time.Clock;
import dolmen.rules.play.GameRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The port to the stored challenges. Safe for use by many threads; a change is durable when its method returns. */
public interface ChallengeRepository {

    /** The result of storing a challenge. */
    sealed interface Added {

        /** The challenge is stored, or the rematch existed already. */
        record Stored(Challenge challenge) implements Added {}

        /** Nothing is stored. */
        record Refused(ChallengeRefusal why) implements Added {}
    }

    /**
     * The offers of a person.
     *
     * @param open those that can still be accepted
     * @param lately those made within {@link OfferLimits#WHILE} and not accepted, open or not, also before a deletion
     * @param exhibition true for a computer player if computers play, or are about to play, each other on that server
     */
    record Offered(List<Challenge> open, List<Challenge> lately, boolean exhibition) {
        public Offered {
            open = List.copyOf(open);
            lately = List.copyOf(lately);
        }
    }

    /**
     * Stores an open challenge under a new number. A match with an open or begun rematch gets no other.
     *
     * @param shownBy the time when its message is owed, unless it was shown before
     * @param objection to the challenge, by the challenger's offers; of two concurrent challenges the second sees the
     *     first among these
     */
    Added add(Challenge.Draft draft, Instant shownBy, Function<Offered, Optional<ChallengeRefusal>> objection);

    /** The open challenges that the person has made, is invited to or has joined. */
    List<Challenge> openOf(PlayerId person);

    /** The open challenges of the server with a free chair, the next to expire first. */
    List<Challenge> withFreeChairs(GuildId guild, Instant now, int most);

    /** The challenge of that number, open or not. */
    Optional<Challenge> find(ChallengeId id);

    /** The challenge with which the match began. */
    Optional<Challenge> beginningOf(MatchId match);

    /** The rematch of the match, open or begun. */
    Optional<Challenge> rematchOf(MatchId match);

    /**
     * Replaces a challenge by its next form.
     *
     * @param shownBy the time when the change is owed to its message, unless it was shown before
     * @return false, and nothing stored, if the stored challenge is no longer the one before
     */
    boolean replace(Challenge before, Challenge after, Instant shownBy);

    /**
     * Closes every expired challenge; their messages are owed at once.
     *
     * @return their number
     */
    int expire(Instant now);

    /**
     * The beginning of a challenge's match.
     *
     * @param players by seat
     * @param record chance before the first turn
     * @param shownBy the time when the acceptance is owed to the challenge's message, unless it was shown before
     */
    record Opening(Venue venue, List<PlayerId> players, GameRecord record, Clock clock, Instant now, Instant shownBy) {
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
