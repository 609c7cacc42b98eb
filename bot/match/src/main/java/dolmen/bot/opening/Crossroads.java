package dolmen.bot.opening;

import dolmen.rules.opponent.Tally;
import java.util.List;

/**
 * The publishable statistics of the moves made in a position.
 *
 * @param branches the published moves, the most frequent first
 * @param rarer true if rarer moves are withheld
 */
public record Crossroads(List<Branch> branches, boolean rarer) {
    public Crossroads {
        branches = List.copyOf(branches);
    }

    /**
     * A move with the results of its matches for the mover.
     *
     * @param move its text
     */
    public record Branch(String move, Tally tally) {}

    /** The number of matches in all branches. */
    public int matches() {
        return branches.stream().mapToInt(branch -> branch.tally().games()).sum();
    }
}
