package dolmen.bot.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The port to the lists of players by strength. A list has all rated players who want to be seen, by their points as
 * people read them, in whole numbers; equal points share a rank. Those with provisional ratings are below all others.
 * Safe for use by many threads.
 */
public interface Standings {

    /**
     * The rank of a player.
     *
     * @param number from 1; players with equal points share the number of the first of them
     * @param shared true if another player has this rank, also on another page
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

    /** The given number of lines of the list from an index on; fewer at its end. */
    List<Row> rows(Scope scope, Ladder ladder, long index, int limit);

    /** The player's place; empty if not in the list. */
    Optional<Place> placeOf(Scope scope, Ladder ladder, PlayerId player);

    /** Comparisons of players by other things than their ratings at matches. */
    enum Contest {
        /** The number of rated matches of the ladder that a player has won alone. */
        WINS,
        /** The rating at puzzles of the ladder's game, once it says something. */
        PUZZLES,
        /** Days in a row with a solved puzzle of any game. */
        DAYS
    }

    /**
     * A player in a contest.
     *
     * @param figure by which players are ordered
     * @param of the number of matches that were played, or of puzzles that were solved; 0 for days
     */
    record Contender(Rank rank, PlayerId player, int figure, int of) {}

    /**
     * The best players of a contest, and the reader after them if the reader takes part and is not among them. A server
     * counts the matches that ended there; in other contests it has everybody who has attempted a puzzle there.
     *
     * @param since the time from which matches count, or on or after which a day must have been the last in a row
     * @param limit the number of the best
     */
    List<Contender> best(Contest contest, Scope scope, Ladder ladder, Instant since, PlayerId reader, int limit);
}
