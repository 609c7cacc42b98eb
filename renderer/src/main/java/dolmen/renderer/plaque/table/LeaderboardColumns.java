package dolmen.renderer.plaque.table;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.Rank;
import dolmen.renderer.plaque.page.PlaquePage;
import java.awt.Font;
import java.util.List;
import java.util.function.Function;

/**
 * The columns of a leaderboard, in pixels: each as wide as its widest entry; names get the rest.
 *
 * @param rankEnd right edge of ranks
 * @param nameStart left edge of names
 * @param nameEnd right limit of names
 * @param ratingEnd right edge of ratings, before their deviation
 * @param deviationStart left edge of deviations
 * @param deviationEnd right limit of deviations
 * @param tallyEnd right edge of the numbers of matches
 */
public record LeaderboardColumns(
        double rankEnd,
        double nameStart,
        double nameEnd,
        double ratingEnd,
        double deviationStart,
        double deviationEnd,
        double tallyEnd) {
    /** The heading of the numbers of matches. */
    static final String TALLY = "W–D–L";

    /** The heading of the numbers of missing matches. */
    static final String MISSING = "To a rank";

    private static final double INSET = 0.022;
    private static final double BETWEEN = 0.032;
    private static final double SPACE = 0.009;
    private static final double LEAST_RANK = 0.045;

    public static LeaderboardColumns of(PlaquePage page, List<PlayerRow> rows) {
        double between = page.px(BETWEEN);
        double rank = Math.max(
                page.px(LEAST_RANK),
                widest(rows, row -> row.rank().map(Rank::text).orElse(""), page.text()));
        double rankEnd = page.left() + page.px(INSET) + rank;
        double tallyEnd = page.right() - page.px(INSET);
        double tally = Math.max(
                widest(rows, row -> row.rank().isPresent() ? TALLY : MISSING, page.small()),
                widest(rows, PlayerRow::end, page.small()));
        double deviationEnd = tallyEnd - tally - between;
        double deviationStart = deviationEnd - widest(rows, row -> row.rating().deviationText(), page.small());
        double ratingEnd = deviationStart - page.px(SPACE);
        double rating = widest(rows, row -> Integer.toString(row.rating().value()), page.text());
        return new LeaderboardColumns(
                rankEnd,
                rankEnd + 0.8 * between,
                ratingEnd - rating - between,
                ratingEnd,
                deviationStart,
                deviationEnd,
                tallyEnd);
    }

    private static double widest(List<PlayerRow> rows, Function<PlayerRow, String> entry, Font font) {
        return rows.stream()
                .mapToDouble(row -> Typeface.width(entry.apply(row), font))
                .max()
                .orElse(0);
    }
}
