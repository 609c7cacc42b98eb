package dolmen.bot.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the lists of players by strength. A list has all rated players who have not opted out, ordered by their
 * rounded points; equal points share a rank. Players with provisional ratings are below all others. Safe for use by
 * many threads.
 */
public interface Standings {

    /**
     * The rank of a player.
     *
     * @param number the rank, from 1; players with equal points share the rank of the first of them
     * @param shared true if another player has this rank, on any page
     */
    record Rank(long number, boolean shared) {}

    /**
     * A player's place in a list.
     *
     * @param index the number of players above in reading order, from 0
     */
    record Place(Rank rank, long index) {}

    /** A line of a list. */
    record Row(Rank rank, PlayerId player, Rating rating, Results results) {}

    /** The number of players in the list. */
    long size(Scope scope, Ladder ladder);

    /** At most the given number of lines of the list, from an index on. */
    List<Row> rows(Scope scope, Ladder ladder, long index, int limit);

    /** The player's place; empty if not in the list. */
    Optional<Place> placeOf(Scope scope, Ladder ladder, PlayerId player);

    /** A comparison of players by something other than their ratings at matches. */
    enum Contest {
        /** The number of rated matches of the ladder that a player has won alone. */
        WINS,
        /** The rating at puzzles of the ladder's game, once it is settled. */
        PUZZLES,
        /** Days in a row with a solved puzzle of any game. */
        DAYS
    }

    /**
     * A player in a contest.
     *
     * @param figure the figure by which players are ordered
     * @param of the number of matches played, or of puzzles solved; 0 for days
     */
    record Contender(Rank rank, PlayerId player, int figure, int of) {}

    /**
     * The best players of a contest, and the reader after them if the reader takes part and is not among them. A server
     * counts the matches that ended there; its other contests have everybody who has attempted a puzzle there.
     *
     * @param since the time from which matches count, or the earliest possible last day of a streak
     * @param limit the maximum number of best players
     */
    List<Contender> best(Contest contest, Scope scope, Ladder ladder, Instant since, PlayerId reader, int limit);
}
