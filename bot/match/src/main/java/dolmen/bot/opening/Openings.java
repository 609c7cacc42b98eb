package dolmen.bot.opening;

import dolmen.rules.opponent.Tally;
import java.util.List;

/**
 * The port to the openings of all ranked matches. They are read from the log of results, each once and in its order.
 * Safe for use by many threads; a change is durable when its method returns.
 */
public interface Openings {

    /**
     * Reads at most the given number of unread results.
     *
     * @return the number of results read
     */
    int read(int limit);

    /** The moves played in the position with the key, in no particular order. */
    List<Usage> at(long position);

    /**
     * The statistics of a move in a position.
     *
     * @param move its text
     * @param people the results of people's matches
     * @param persons the number of different people in these matches, at most {@link Discretion#PEOPLE}; all forgotten
     *     people count as one
     * @param computers the results of computer players among themselves
     */
    record Usage(String move, Tally people, int persons, Tally computers) {}
}
