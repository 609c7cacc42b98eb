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

/** The port to the stored challenges. Safe for use by many threads; what a method has returned from is durable. */
public interface ChallengeRepository {

    /** What became of a challenge that was to be stored. */
    sealed interface Added {

        /** It is stored, or it is the rematch that was there. */
        record Stored(Challenge challenge) implements Added {}

        /** Nothing is stored. */
        record Refused(ChallengeRefusal why) implements Added {}
    }

    /**
     * What somebody has offered.
     *
     * @param open what can still be accepted
     * @param lately what was made within {@link OfferLimits#WHILE} and was not accepted, open or not, also before a
     *     deletion
     * @param exhibition true for a computer player if computers play, or are about to play, each other on that server
     */
    record Offered(List<Challenge> open, List<Challenge> lately, boolean exhibition) {
        public Offered {
            open = List.copyOf(open);
            lately = List.copyOf(lately);
        }
    }

    /**
     * Stores an open challenge under a new number. To a match that has a rematch already, open or begun, none is added.
     *
     * @param shownBy when its message is owed, unless it was shown before
     * @param objection what is in the way, by what the challenger has offered; of two that are added at once the second
     *     is asked with the first among these
     */
    Added add(Challenge.Draft draft, Instant shownBy, Function<Offered, Optional<ChallengeRefusal>> objection);

    /** The open challenges that the person has made, is invited to or has joined. */
    List<Challenge> openOf(PlayerId person);

    /** The open challenges of that server with a chair that anyone can take, those that end first first. */
    List<Challenge> withFreeChairs(GuildId guild, Instant now, int most);

    /** The challenge of that number, open or not. */
    Optional<Challenge> find(ChallengeId id);

    /** The challenge with which that match began. */
    Optional<Challenge> beginningOf(MatchId match);

    /** The rematch of that match, open or begun. */
    Optional<Challenge> rematchOf(MatchId match);

    /**
     * Replaces a challenge by its next form.
     *
     * @param shownBy when the change is owed to its message, unless it was shown before
     * @return false, and nothing stored, if the stored challenge is no longer the one before
     */
    boolean replace(Challenge before, Challenge after, Instant shownBy);

    /**
     * Closes every open challenge whose time is over; that is owed to their messages at once.
     *
     * @return how many these are
     */
    int expire(Instant now);

    /**
     * How the match of a challenge begins.
     *
     * @param players by seat
     * @param record what chance has done before the first seat moves
     * @param shownBy when the acceptance is owed to the challenge's message, unless it was shown before
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
