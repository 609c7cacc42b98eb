package dolmen.bot.opening;

import java.util.List;

/**
 * What may be told of the moves that were made in a position.
 *
 * @param branches the most frequent first
 * @param rarer true if there are others, which are not told
 */
public record Crossroads(List<Branch> branches, boolean rarer) {
    public Crossroads {
        branches = List.copyOf(branches);
    }

    /**
     * A move that was made, and how these matches ended for whoever made it.
     *
     * @param move its text
     */
    public record Branch(String move, Tally tally) {}

    /** How many matches are told of. */
    public int matches() {
        return branches.stream().mapToInt(branch -> branch.tally().matches()).sum();
    }
}
