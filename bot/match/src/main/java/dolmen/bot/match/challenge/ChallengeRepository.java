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
     * @param open the offers that can still be accepted
     * @param lately the offers made within {@link OfferLimits#WHILE} and not accepted, open or closed, including those
     *     before a deletion of data
     * @param exhibition true for a computer player if computers play, or are about to play, each other on the server
     */
    record Offered(List<Challenge> open, List<Challenge> lately, boolean exhibition) {
        public Offered {
            open = List.copyOf(open);
            lately = List.copyOf(lately);
        }
    }

    /**
     * Stores an open challenge under a new number. A match with an open or started rematch gets no other.
     *
     * @param shownBy the time when its message becomes due, unless it was shown before
     * @param objection the objection to the challenge in view of the challenger's offers; the second of two concurrent
     *     challenges sees the first among them
     */
    Added add(Challenge.Draft draft, Instant shownBy, Function<Offered, Optional<ChallengeRefusal>> objection);

    /** The open challenges that the person has made, is invited to or has joined. */
    List<Challenge> openOf(PlayerId person);

    /** The open challenges of the server with a free chair, the next to expire first. */
    List<Challenge> withFreeChairs(GuildId guild, Instant now, int most);

    /** The challenge with the number, open or not. */
    Optional<Challenge> find(ChallengeId id);

    /** The challenge from which the match started. */
    Optional<Challenge> beginningOf(MatchId match);

    /** The rematch of the match, open or started. */
    Optional<Challenge> rematchOf(MatchId match);

    /**
     * Replaces a challenge by its next state.
     *
     * @param shownBy the time when an update of its message becomes due, unless it was shown before
     * @return false, without a change, if the stored challenge is no longer {@code before}
     */
    boolean replace(Challenge before, Challenge after, Instant shownBy);

    /**
     * Closes every expired challenge; updates of their messages are due at once.
     *
     * @return the number of closed challenges
     */
    int expire(Instant now);

    /**
     * The start of a challenge's match.
     *
     * @param players the players by seat
     * @param record the record, with the moves of chance before the first turn
     * @param shownBy the time when an update of the challenge's message becomes due, unless it was shown before
     */
    record Opening(Venue venue, List<PlayerId> players, GameRecord record, Clock clock, Instant now, Instant shownBy) {
        public Opening {
            players = List.copyOf(players);
        }
    }

    /**
     * Replaces a challenge by its accepted state and starts its match, with the notice of its first board, all or
     * nothing.
     *
     * @return the match; empty, without a change, if the stored challenge is no longer {@code before}
     */
    Optional<Match> begin(Challenge before, Challenge accepted, Opening opening);
}
