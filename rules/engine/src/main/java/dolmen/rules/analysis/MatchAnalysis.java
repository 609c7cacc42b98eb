package dolmen.rules.analysis;

import dolmen.rules.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * The analysis of a two-player game.
 *
 * @param turns all turns in order, at least one
 * @param end the worth of the game to the first seat after the last turn
 */
public record MatchAnalysis(List<AnalysedTurn> turns, Worth end) {
    /** The smallest loss of winning chance that turns the game. */
    public static final double LEAST_TURN = 0.1;

    private static final double LEAST_UNCONFIRMED = 0.25;
    private static final int MOST_TURNING_POINTS = 5;
    private static final int PERCENT = 100;

    public MatchAnalysis {
        turns = List.copyOf(turns);
    }

    /**
     * The turns that gave away most of the winning chance, in the order of play. An estimate counts only if a second
     * look confirmed it. If no turn is left, the turn with the largest loss counts if the loss is very large. The
     * reason: a second look may find that the match was lost later than at first sight, at a turn that the second look
     * does not examine.
     */
    public List<AnalysedTurn> turningPoints() {
        List<AnalysedTurn> confirmed = confirmedTurningPoints();
        return !confirmed.isEmpty()
                ? confirmed
                : turns.stream()
                        .filter(turn -> turn.lost() >= LEAST_UNCONFIRMED)
                        .max(Comparator.comparingDouble(AnalysedTurn::lost))
                        .stream()
                        .toList();
    }

    private List<AnalysedTurn> confirmedTurningPoints() {
        return turns.stream()
                .filter(AnalysedTurn::turning)
                .sorted(Comparator.comparingDouble(AnalysedTurn::lost).reversed())
                .limit(MOST_TURNING_POINTS)
                .sorted(Comparator.comparingInt(AnalysedTurn::entry))
                .toList();
    }

    /**
     * The accuracy of a seat, from 0 to 100: the share of its winning chance that a turn kept, averaged over all turns
     * in which it had a choice and still a chance of at least 5 %. Empty if there was no such turn.
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

    /** The first seat's winning chance before each turn, and after the last. */
    public List<Double> chances() {
        return DoubleStream.concat(
                        turns.stream().mapToDouble(MatchAnalysis::chanceOfFirst), DoubleStream.of(end.chance()))
                .boxed()
                .toList();
    }

    private static double chanceOfFirst(AnalysedTurn turn) {
        return ofFirst(turn.seat(), turn.before()).chance();
    }

    /** Converts the worth of a position to a seat into its worth to the first seat. */
    static Worth ofFirst(Seat seat, Worth worth) {
        return seat.equals(Seat.FIRST) ? worth : worth.forOther();
    }
}
