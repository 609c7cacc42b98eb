package dolmen.renderer.plaque.table;

import dolmen.renderer.font.FontFamily;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.page.PlaquePage;
import java.util.List;
import java.util.function.Function;

/**
 * The columns of a leaderboard, in pixels: each as wide as its widest entry; names get the rest.
 *
 * @param rankEnd right edge of ranks
 * @param nameStart left edge of names
 * @param nameEnd right limit of names
 * @param figureEnd right edge of figures, before the bars
 * @param barStart left edge of the bars of settling ratings
 * @param barEnd right edge of these bars, or of the figures if no rating is settling
 * @param end right edge of the last column
 */
public record LeaderboardColumns(
        double rankEnd,
        double nameStart,
        double nameEnd,
        double figureEnd,
        double barStart,
        double barEnd,
        double end) {
    private static final double INSET = 0.022;
    private static final double BETWEEN = 0.032;
    private static final double SPACE = 0.014;
    private static final double BAR = 0.07;
    private static final double LEAST_RANK = 0.045;

    public static LeaderboardColumns of(PlaquePage page, LeaderboardPlaque.Headings headings, List<PlayerRow> rows) {
        double between = page.px(BETWEEN);
        double rank =
                Math.max(page.px(LEAST_RANK), widest(rows, row -> row.rank().text(), page.text()));
        double rankEnd = page.left() + page.px(INSET) + rank;
        double end = page.right() - page.px(INSET);
        double last = Math.max(page.small().width(headings.end()), widest(rows, PlayerRow::end, page.small()));
        double barEnd = end - last - between;
        boolean settling = rows.stream().anyMatch(PlayerRow::settling);
        double barStart = settling ? barEnd - page.px(BAR) : barEnd;
        double figureEnd = settling ? barStart - page.px(SPACE) : barEnd;
        double figure = Math.max(
                page.small().width(headings.figure()) - (barEnd - figureEnd),
                widest(rows, row -> Integer.toString(row.figure()), page.text()));
        return new LeaderboardColumns(
                rankEnd, rankEnd + 0.8 * between, figureEnd - figure - between, figureEnd, barStart, barEnd, end);
    }

    private static double widest(List<PlayerRow> rows, Function<PlayerRow, String> entry, FontFamily fonts) {
        return rows.stream()
                .mapToDouble(row -> fonts.width(entry.apply(row)))
                .max()
                .orElse(0);
    }
}
