package dolmen.renderer.plaque;

import java.util.List;

/**
 * The course of a match between two players, turn by turn.
 *
 * @param title the match
 * @param subtitle more text; may be empty
 * @param first the player who moved first; above the middle of the chart, this player leads
 * @param second the other player
 * @param chances the first player's chance to win, from 0 to 1, before each turn and after the last; at least two
 *     values
 * @param turningPoints the numbered turns, counted from 0, in order
 */
public record AnalysisPlaque(
        String title, String subtitle, String first, String second, List<Double> chances, List<Integer> turningPoints)
        implements Plaque {
    public AnalysisPlaque {
        chances = List.copyOf(chances);
        turningPoints = List.copyOf(turningPoints);
        int turns = chances.size() - 1;
        if (turns < 1 || turningPoints.stream().anyMatch(turn -> turn < 0 || turn >= turns)) {
            throw new IllegalArgumentException("%d turns, and turning points %s".formatted(turns, turningPoints));
        }
    }
}
