package dolmen.rules.analysis;

import dolmen.rules.Seat;
import java.util.List;

/**
 * A turn as it looks afterwards.
 *
 * @param number as the game counts its turns, from 1
 * @param entry how many entries there were before it
 * @param played the canonical texts of what the seat did
 * @param better the texts of a better turn; empty if the search found none
 * @param line what would have followed the better turn, as far as the search saw
 * @param choice whether the seat could have played anything else
 * @param before how the game stood for the seat before it
 * @param after how it stood for the same seat after it: never better
 * @param lookedAtTwice whether what followed and what could have followed was looked at again, and longer
 */
public record AnalysedTurn(
        int number,
        int entry,
        Seat seat,
        List<String> played,
        List<String> better,
        List<String> line,
        boolean choice,
        Worth before,
        Worth after,
        boolean lookedAtTwice) {
    /** Below this chance nothing was at stake any more. */
    private static final double LEAST_STAKE = 0.05;

    public AnalysedTurn {
        played = List.copyOf(played);
        better = List.copyOf(better);
        line = List.copyOf(line);
    }

    /** How much of the chance to win it gave away, from 0 to 1. */
    public double lost() {
        return Math.max(0, before.chance() - after.chance());
    }

    /** True if nothing about it is an estimate. */
    boolean proved() {
        return before instanceof Worth.Decided && after instanceof Worth.Decided;
    }

    /** True if it gave away so much that it turned the game, and that held when it was looked at again. */
    boolean turning() {
        return lost() >= MatchAnalysis.LEAST_TURN && (lookedAtTwice || proved());
    }

    /** How much of the chance that there was it kept, from 0 to 1. */
    double kept() {
        return before.chance() == 0 ? 1 : Math.min(1, after.chance() / before.chance());
    }

    /** True if the seat could choose, and had something to lose. */
    boolean atStake() {
        return choice && before.chance() >= LEAST_STAKE;
    }
}
