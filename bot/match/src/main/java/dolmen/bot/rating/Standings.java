package dolmen.bot.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Optional;

/**
 * The port to the lists of players by strength. In a list stand all who are rated and want to be seen, by their points
 * as people read them, in whole numbers; equal points share a rank. Below all others, without a rank, stand those whose
 * rating is provisional. Safe for use by many threads.
 */
public interface Standings {

    /**
     * Which one somebody is.
     *
     * @param number from 1; those of equal points share the number of the first of them
     * @param shared whether somebody else has the same, be it on another page
     */
    record Rank(long number, boolean shared) {}

    /**
     * A player's place in a list.
     *
     * @param rank empty while the rating is provisional
     * @param index how many stand above the player, in the order in which the list is read, from 0
     */
    record Place(Optional<Rank> rank, long index) {}

    /**
     * A line of a list.
     *
     * @param rank empty while the rating is provisional
     */
    record Row(Optional<Rank> rank, PlayerId player, Rating rating, Results results) {}

    /** How many stand in a list with a rank, and how many below them without. */
    record Size(long ranked, long provisional) {
        /** How many stand in it. */
        public long all() {
            return ranked + provisional;
        }
    }

    /** How many stand in the list. */
    Size size(Scope scope, Ladder ladder);

    /** So many lines of the list, from that index on; fewer where it ends. */
    List<Row> rows(Scope scope, Ladder ladder, long index, int limit);

    /** Where the player stands; empty if not in the list. */
    Optional<Place> placeOf(Scope scope, Ladder ladder, PlayerId player);
}
