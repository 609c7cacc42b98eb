package dolmen.renderer.plaque;

import dolmen.rules.scene.Material;
import java.util.List;

/**
 * The profile of one player: a row per game, and the history of ratings once it is more than some dots.
 *
 * @param name the player's name
 * @param subtitle more text; may be empty
 * @param rows the player's games, at most {@value #MAX_ROWS}
 */
public record ProfilePlaque(String name, String subtitle, List<GameRow> rows, RatingHistory history) implements Plaque {
    public static final int MAX_ROWS = 12;

    /** The number of rated matches of a game that make a line worth drawing. */
    private static final int FEWEST_POINTS = 3;

    public ProfilePlaque {
        rows = List.copyOf(rows);
        if (rows.size() > MAX_ROWS) {
            throw new IllegalArgumentException(rows.size() + " rows");
        }
    }

    /**
     * One game.
     *
     * @param material the material of its board
     * @param standing the rank, or the reason why there is none
     * @param results the numbers of matches won, drawn and lost, for example "12 W 3 D 4 L"
     */
    public record GameRow(
            String game, Material material, RoundedRating rating, String standing, String results, Tally tally) {}

    /** True if the plaque has a chart: some line is long enough, or there is nothing else to show. */
    public boolean hasChart() {
        return rows.isEmpty()
                || history.series().stream().anyMatch(series -> series.points().size() >= FEWEST_POINTS);
    }
}
