package dolmen.renderer.plaque;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    private static final List<Integer> NAME_LENGTHS = List.of(60, 30, 15);
    private static final int PERCENT = 100;

    public AnalysisPlaque {
        chances = List.copyOf(chances);
        turningPoints = List.copyOf(turningPoints);
        int turns = chances.size() - 1;
        if (turns < 1 || turningPoints.stream().anyMatch(turn -> turn < 0 || turn >= turns)) {
            throw new IllegalArgumentException("%d turns, and turning points %s".formatted(turns, turningPoints));
        }
    }

    @Override
    public String altText() {
        return Wordings.longestThatFits(NAME_LENGTHS.stream().map(this::words));
    }

    private String words(int nameLength) {
        String one = Wordings.name(first, nameLength);
        String points = IntStream.range(0, turningPoints.size())
                .mapToObj(index -> "; turning point %d at turn %d, from %d to %d"
                        .formatted(
                                index + 1,
                                turningPoints.get(index) + 1,
                                percent(turningPoints.get(index)),
                                percent(turningPoints.get(index) + 1)))
                .collect(Collectors.joining());
        return "%s. The chance of %s to win against %s, in percent: %d at the beginning%s; %d at the end."
                .formatted(
                        Wordings.cut(title, 2 * nameLength),
                        one,
                        Wordings.name(second, nameLength),
                        percent(0),
                        points,
                        percent(chances.size() - 1));
    }

    private long percent(int index) {
        return Math.round(PERCENT * chances.get(index));
    }
}
