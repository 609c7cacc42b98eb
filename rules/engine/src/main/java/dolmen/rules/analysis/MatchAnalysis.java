package dolmen.rules.analysis;

import dolmen.rules.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * What a game between two looks like afterwards.
 *
 * @param turns from the first on, at least one
 * @param end how it stood for the first seat after the last of them
 */
public record MatchAnalysis(List<AnalysedTurn> turns, Worth end) {
    /** A turn that gave less of the chance away than this did not turn the game. */
    public static final double LEAST_TURN = 0.1;

    private static final int MOST_TURNING_POINTS = 5;
    private static final int PERCENT = 100;

    public MatchAnalysis {
        turns = List.copyOf(turns);
    }

    /**
     * The turns that gave most of the chance to win away, in the order in which they were played. What an estimate says
     * counts only if it held when it was looked at again.
     */
    public List<AnalysedTurn> turningPoints() {
        return turns.stream()
                .filter(AnalysedTurn::turning)
                .sorted(Comparator.comparingDouble(AnalysedTurn::lost).reversed())
                .limit(MOST_TURNING_POINTS)
                .sorted(Comparator.comparingInt(AnalysedTurn::entry))
                .toList();
    }

    /**
     * How well a seat played, from 0 to 100: how much of its chance to win a turn kept, on average over all turns in
     * which it had a choice and still a chance of 5 in 100. Empty if it had no such turn.
     */
    public OptionalInt accuracy(Seat seat) {
        return turns.stream()
                .filter(turn -> turn.seat().equals(seat) && turn.atStake())
                .mapToDouble(AnalysedTurn::kept)
                .average()
                .stream()
                .mapToInt(average -> (int) Math.round(PERCENT * average))
                .findFirst();
    }

    /** The chance of the first seat before each turn, and after the last. */
    public List<Double> chances() {
        return DoubleStream.concat(
                        turns.stream().mapToDouble(MatchAnalysis::chanceOfFirst), DoubleStream.of(end.chance()))
                .boxed()
                .toList();
    }

    private static double chanceOfFirst(AnalysedTurn turn) {
        return ofFirst(turn.seat(), turn.before()).chance();
    }

    /** What something is worth to the first seat that is worth so much to a seat. */
    static Worth ofFirst(Seat seat, Worth worth) {
        return seat.equals(Seat.FIRST) ? worth : worth.forOther();
    }
}
