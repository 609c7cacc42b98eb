package dolmen.bot.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Optional;

/**
 * The port to the lists of players by strength. In a list stand those whose rating is not provisional and who want to
 * be seen, by their points as people read them, in whole numbers; equal points share a rank. Safe for use by many
 * threads.
 */
public interface Standings {

    /**
     * A player's place in a list.
     *
     * @param rank from 1; those of equal points share the rank of the first of them
     * @param shared whether somebody else has the same
     * @param index how many stand above the player, in the order in which the list is read, from 0
     */
    record Place(long rank, boolean shared, long index) {}

    /**
     * A line of a list.
     *
     * @param shared whether another line has the same rank, be it on another page
     */
    record Row(long rank, boolean shared, PlayerId player, Rating rating, Results results) {}

    /** How many stand in the list. */
    long size(Scope scope, Ladder ladder);

    /** So many lines of the list, from that index on; fewer where it ends. */
    List<Row> rows(Scope scope, Ladder ladder, long index, int limit);

    /** Where the player stands; empty if not in the list. */
    Optional<Place> placeOf(Scope scope, Ladder ladder, PlayerId player);
}
