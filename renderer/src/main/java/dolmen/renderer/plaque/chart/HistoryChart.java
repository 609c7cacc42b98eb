package dolmen.renderer.plaque.chart;

import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.RatingHistory;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.chart.TimeAxis.Tick;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.knowm.xchart.XYChart;

/**
 * A chart of ratings, with the legend above and the times below.
 *
 * @param plot the height of the plot, as a fraction of the width
 */
public record HistoryChart(PlaquePage page, RatingHistory history, double plot) implements Section {
    public static final double LOW = 0.36;
    public static final double TALL = 0.5;

    private static final double ABOVE = 0.015;
    private static final double BELOW_LEGEND = 0.018;
    private static final double LABELS = 0.09;
    private static final double LABEL_LINE = 0.031;
    private static final double GREATER_LINE = 0.066;
    private static final double BETWEEN_LABELS = 0.02;
    private static final double AXIS = 0.0018;
    private static final double GRID = 0.0012;
    private static final int EMPTY_LINES = 5;
    private static final double TICK = 0.009;
    private static final int MOST_TICKS = 7;

    @Override
    public double height() {
        double legend = drawn().isEmpty() ? 0 : new Legend(page, drawn()).height() + page.px(BELOW_LEGEND);
        return page.px(ABOVE) + legend + Math.round(page.px(plot)) + page.px(LABELS);
    }

    private List<Series> drawn() {
        return history.drawn();
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        double y = top + page.px(ABOVE);
        if (drawn().isEmpty()) {
            nothing(pen, y);
            return;
        }
        var legend = new Legend(page, drawn());
        legend.paint(pen, y);
        int left = (int) Math.round(page.left());
        int plotTop = (int) Math.round(y + legend.height() + page.px(BELOW_LEGEND));
        int width = (int) Math.round(page.right()) - left;
        int height = (int) Math.round(page.px(plot));
        TimeAxis time = time();
        XYChart chart = new HistoryPlot(page, drawn(), time).chart(width, height);
        Graphics2D own = (Graphics2D) pen.create();
        own.translate(left, plotTop);
        chart.paint(own, width, height);
        own.dispose();
        double start = left + chart.getScreenXFromChart(TimeAxis.seconds(time.from()));
        double end = left + chart.getScreenXFromChart(TimeAxis.seconds(time.to()));
        axis(pen, time, start, end, plotTop + height);
    }

    private TimeAxis time() {
        Instant first = drawn().stream()
                .map(series -> series.points().getFirst().time())
                .min(Comparator.naturalOrder())
                .orElseThrow();
        Instant last = drawn().stream()
                .map(series -> series.points().getLast().time())
                .max(Comparator.naturalOrder())
                .orElseThrow();
        return TimeAxis.of(first, last, history.zone(), page.words(), MOST_TICKS);
    }

    /** Draws the line below the plot with its ticks, and their labels. */
    private void axis(Graphics2D pen, TimeAxis time, double start, double end, double y) {
        Color quiet = page.theme().quiet();
        double thickness = Math.max(1, page.px(AXIS));
        Pencil.line(pen, new Line2D.Double(start, y, end, y), quiet, thickness);
        double greaterLine = y + page.px(GREATER_LINE);
        double free = Double.POSITIVE_INFINITY;
        double greaterFree = Double.POSITIVE_INFINITY;
        for (Tick tick : time.ticks().reversed()) {
            double x = start + (end - start) * time.part(tick.time());
            Pencil.line(pen, new Line2D.Double(x, y, x, y + page.px(TICK)), quiet, thickness);
            double half = page.small().width(tick.label()) / 2;
            double middle = within(x, half);
            if (middle + half < free) {
                page.write(pen, tick.label(), page.small(), quiet, middle, y + page.px(LABEL_LINE), Align.CENTRE);
                free = middle - half - page.px(BETWEEN_LABELS);
            }
            double greaterHalf = page.small().width(tick.greater()) / 2;
            double greater = within(x, greaterHalf);
            if (!tick.greater().isEmpty() && greater + greaterHalf < greaterFree) {
                page.write(pen, tick.greater(), page.small(), page.theme().ink(), greater, greaterLine, Align.CENTRE);
                greaterFree = greater - greaterHalf - page.px(BETWEEN_LABELS);
            }
        }
    }

    /** The centre of a label below a tick, moved so that it stays within the margins. */
    private double within(double x, double half) {
        return Math.clamp(x, page.left() + half, page.right() - half);
    }

    private void nothing(Graphics2D pen, double top) {
        double bottom = top + Math.round(page.px(plot));
        for (int line = 1; line <= EMPTY_LINES; line++) {
            double y = Math.round(top + (bottom - top) * line / EMPTY_LINES);
            Pencil.line(
                    pen,
                    new Line2D.Double(page.left(), y, page.right(), y),
                    line == EMPTY_LINES ? page.theme().quiet() : page.theme().line(),
                    Math.max(1, page.px(GRID)));
        }
        double middle = Math.round(top + (bottom - top) / 2);
        page.write(
                pen,
                page.words().noMatches(),
                page.text(),
                page.theme().quiet(),
                page.width() / 2.0,
                middle,
                Align.CENTRE);
    }
}
