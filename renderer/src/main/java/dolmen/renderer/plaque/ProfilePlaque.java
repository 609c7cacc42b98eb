package dolmen.renderer.plaque;

import dolmen.rules.scene.Material;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    private static final List<Integer> NAME_LENGTHS = List.of(60, 30, 15, 8);

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
     * @param provisional true if the next matches may still change the rating a lot
     * @param rank the rank; empty if the player is in no list
     */
    public record GameRow(
            String game,
            Material material,
            RoundedRating rating,
            boolean provisional,
            Optional<Rank> rank,
            Tally tally) {

        /** The rank, or the reason why there is none. */
        public String standing() {
            return rank.map(place -> "Rank " + place.text() + (provisional ? ", settling" : ""))
                    .orElse(provisional ? "Settling" : "Not ranked");
        }

        private String words(int nameLength) {
            return "%s: %s, %s, %s."
                    .formatted(Wordings.cut(game, nameLength), rating.text(), standing(), tally.words());
        }
    }

    /** True if the plaque has a chart: some line is long enough, or there is nothing else to show. */
    public boolean hasChart() {
        return rows.isEmpty()
                || history.series().stream().anyMatch(series -> series.points().size() >= FEWEST_POINTS);
    }

    @Override
    public String altText() {
        return Wordings.longestThatFits(Stream.concat(
                NAME_LENGTHS.stream()
                        .filter(length -> hasChart())
                        .map(length -> words(length) + " " + HistoryWords.of(history, length)),
                NAME_LENGTHS.stream().map(this::words)));
    }

    private String words(int nameLength) {
        String about = subtitle.isBlank() ? "" : ", " + Wordings.cut(subtitle, 2 * nameLength);
        String games = rows.isEmpty()
                ? RatingHistory.NOTHING + "."
                : rows.stream().map(row -> row.words(nameLength)).collect(Collectors.joining(" "));
        return "Profile of %s%s. %s".formatted(Wordings.name(name, nameLength), about, games);
    }
}
