package dolmen.renderer.plaque;

import dolmen.rules.scene.Material;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One page of a leaderboard.
 *
 * @param title the game or other subject, by name
 * @param subtitle the group of players, such as the name of a server
 * @param page such as "Page 2 of 14"; empty for none
 * @param material that of the game's board, or any
 * @param rows the players of this page, the ranked first; at most {@value #MAX_ROWS}, none if nobody is rated
 * @param around the requester and their neighbours, if they are not on this page; at most {@value #MAX_AROUND}
 */
public record LeaderboardPlaque(
        String title, String subtitle, String page, Material material, List<PlayerRow> rows, List<PlayerRow> around)
        implements Plaque {
    public static final int MAX_ROWS = 10;
    public static final int MAX_AROUND = 3;

    /** The message of a leaderboard without players. */
    public static final String NOBODY = "Nobody is rated here yet";

    /** The instruction on an empty leaderboard. */
    public static final String HOW_TO_BEGIN = "One rated match puts you here: /challenge starts it";

    /** The maximum lengths of names in a description; the next is tried if the whole is too long. */
    private static final List<Integer> NAME_LENGTHS = List.of(40, 24, 16, 8);

    public LeaderboardPlaque {
        rows = List.copyOf(rows);
        around = List.copyOf(around);
        if (rows.size() > MAX_ROWS || around.size() > MAX_AROUND) {
            throw new IllegalArgumentException("%d rows and %d around".formatted(rows.size(), around.size()));
        }
    }

    /**
     * One player.
     *
     * @param rank empty while the rating is provisional
     * @param name of the player; characters that cannot be drawn are left out, and a long name is cut
     * @param missing the approximate number of rated matches to a rank
     * @param requester true for the person who asked for the picture
     */
    public record PlayerRow(
            Optional<Rank> rank, String name, RoundedRating rating, Tally tally, int missing, boolean requester) {

        /** The text at the end of the row: the results, or the number of missing matches. */
        public String end() {
            return rank.isPresent() ? tally.text() : missing + " more";
        }

        private String words(int nameLength) {
            return "%s%s%s, %s, %s."
                    .formatted(
                            rank.map(place -> place.text() + ". ").orElse(""),
                            Wordings.name(name, nameLength),
                            requester ? " (you)" : "",
                            rating.text(),
                            rank.isPresent() ? tally.words() : "about " + end());
        }
    }

    @Override
    public String altText() {
        return Wordings.longestThatFits(NAME_LENGTHS.stream().map(this::words));
    }

    private String words(int nameLength) {
        String about = Stream.of(title, subtitle, page)
                .filter(part -> !part.isBlank())
                .map(part -> Wordings.cut(part, 2 * nameLength))
                .collect(Collectors.joining(", ", "Leaderboard: ", "."));
        String rated = rows.isEmpty() ? NOBODY + ". " + HOW_TO_BEGIN + "." : words(rows, nameLength);
        return about + " " + rated + (around.isEmpty() ? "" : " Around you: " + words(around, nameLength));
    }

    private static String words(List<PlayerRow> rows, int nameLength) {
        Stream<String> ranked = ranked(rows).stream().map(row -> row.words(nameLength));
        List<PlayerRow> provisional = provisional(rows);
        return Stream.concat(
                        ranked,
                        Stream.concat(
                                provisional.isEmpty() ? Stream.empty() : Stream.of("Not ranked yet:"),
                                provisional.stream().map(row -> row.words(nameLength))))
                .collect(Collectors.joining(" "));
    }

    /** The rows with a rank. */
    public static List<PlayerRow> ranked(List<PlayerRow> rows) {
        return rows.stream().filter(row -> row.rank().isPresent()).toList();
    }

    /** The rows without a rank. */
    public static List<PlayerRow> provisional(List<PlayerRow> rows) {
        return rows.stream().filter(row -> row.rank().isEmpty()).toList();
    }
}
