package dolmen.bot.opening;

import java.util.List;

/**
 * The port to the openings of all matches that have ended with a ranking. They are read from the log of results, each
 * once and in its order. Safe for use by many threads; what a method has returned from is durable.
 */
public interface Openings {

    /** Reads so many results at most that were not read yet; how many there were. */
    int read(int limit);

    /** What was played in the position of that key, move by move, in no order. */
    List<Usage> at(long position);

    /**
     * How often a move was made in a position.
     *
     * @param move its text
     * @param people how the matches ended that people played
     * @param persons how many different people played these, the forgotten counted as one; not counted beyond
     *     {@link Discretion#PEOPLE}
     * @param computers how those ended that computers played among themselves
     */
    record Usage(String move, Tally people, int persons, Tally computers) {}
}
