package dolmen.rules.analysis;

import dolmen.rules.Seat;
import java.util.List;

/**
 * A turn of an analysed game.
 *
 * @param number the number of the turn in the game, from 1
 * @param entry the number of entries before it
 * @param played the canonical texts of the seat's moves
 * @param better the texts of a better turn; empty if the search found none
 * @param line the expected continuation after the better turn, as far as the search saw
 * @param choice whether the seat could have played anything else
 * @param before the game's worth to the seat before the turn
 * @param after the game's worth to the same seat after the turn, never better than before
 * @param lookedAtTwice whether the positions after this turn and after the better one were searched again, with more
 *     effort
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
    /** The lowest winning chance at which anything is still at stake. */
    private static final double LEAST_STAKE = 0.05;

    public AnalysedTurn {
        played = List.copyOf(played);
        better = List.copyOf(better);
        line = List.copyOf(line);
    }

    /** The winning chance that the turn gave away, from 0 to 1. */
    public double lost() {
        return Math.max(0, before.chance() - after.chance());
    }

    /** True if neither worth is an estimate. */
    boolean proved() {
        return before instanceof Worth.Decided && after instanceof Worth.Decided;
    }

    /** True if the turn gave away enough to turn the game, and a proof or a second look confirmed this. */
    boolean turning() {
        return lost() >= MatchAnalysis.LEAST_TURN && (lookedAtTwice || proved());
    }

    /** The share of the winning chance that the turn kept, from 0 to 1. */
    double kept() {
        return before.chance() == 0 ? 1 : Math.min(1, after.chance() / before.chance());
    }

    /** True if the seat had a choice and something to lose. */
    boolean atStake() {
        return choice && before.chance() >= LEAST_STAKE;
    }
}
