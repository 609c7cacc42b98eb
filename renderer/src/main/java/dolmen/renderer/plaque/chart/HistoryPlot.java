package dolmen.renderer.plaque.chart;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.page.PlaquePage;
import java.awt.BasicStroke;
import java.awt.Color;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.AxesChartStyler.TextAlignment;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * The lines of ratings over time, with the rating axis beside them. It does not draw the labels of the time axis.
 *
 * @param series the series with points, in the order of the legend
 * @param time the time axis
 */
public record HistoryPlot(PlaquePage page, List<Series> series, TimeAxis time) {
    static final double LINE = 0.0042;
    static final double BAND = 0.2;
    static final double SIGN = 0.0085;

    private static final double FINE_LINE = 0.003;
    private static final double BETWEEN_TICKS = 0.07;
    private static final double PADDING = 0.012;
    private static final Duration BAR_HALF = Duration.ofMinutes(15);

    /** The chart, ready to be painted, as wide as the page without its margins, with the given height in pixels. */
    public XYChart chart(int width, int height) {
        var chart = new XYChart(width, height);
        style(chart.getStyler());
        List<Trace> traces =
                series.stream().map(one -> Trace.of(one.points(), time, width)).toList();
        if (series.size() == 1) {
            band(chart, traces.getFirst());
        }
        for (int index = series.size() - 1; index >= 0; index--) {
            lines(chart, traces.get(index), index);
        }
        for (int index = series.size() - 1; index >= 0; index--) {
            signs(chart, traces.get(index), index);
        }
        return chart;
    }

    private Color color(int index) {
        return page.theme().series().get(index);
    }

    private void style(XYStyler styler) {
        RatingAxis ratings = RatingAxis.of(series);
        PlotStyle.apply(styler, page);
        styler.setAxisTickPadding((int) page.px(PADDING))
                .setYAxisLabelAlignment(TextAlignment.Right)
                .setAxisTickLabelsFont(page.small().first())
                .setAxisTickLabelsColor(page.theme().quiet())
                .setYAxisTickLabelsColor(page.theme().quiet())
                .setYAxisTickMarkSpacingHint((int) page.px(BETWEEN_TICKS))
                .setYAxisDecimalPattern("0")
                .setXAxisMin(TimeAxis.seconds(time.from()))
                .setXAxisMax(TimeAxis.seconds(time.to()))
                .setYAxisMin(ratings.min())
                .setYAxisMax(ratings.max());
    }

    /** Draws the area between rating plus and rating minus deviation, or a narrow bar around a single point. */
    private void band(XYChart chart, Trace trace) {
        List<RatingPoint> points = trace.points();
        List<RatingPoint> above = points.size() == 1 ? beside(points.getFirst()) : points;
        List<RatingPoint> below = above.reversed();
        double[] xs = Stream.concat(above.stream(), below.stream())
                .mapToDouble(point -> TimeAxis.seconds(point.time()))
                .toArray();
        double[] ys = Stream.concat(
                        above.stream().map(point -> point.rating().most()),
                        below.stream().map(point -> point.rating().least()))
                .mapToDouble(Integer::doubleValue)
                .toArray();
        XYSeries band = chart.addSeries("band", xs, ys);
        band.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        band.setFillColor(Pencil.faded(color(0), BAND));
        band.setLineStyle(SeriesLines.NONE);
        band.setMarker(SeriesMarkers.NONE);
    }

    private static List<RatingPoint> beside(RatingPoint point) {
        return List.of(
                new RatingPoint(point.time().minus(BAR_HALF), point.rating()),
                new RatingPoint(point.time().plus(BAR_HALF), point.rating()));
    }

    private void lines(XYChart chart, Trace trace, int index) {
        XYSeries line = add(chart, "line " + index, trace.points());
        line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
        line.setLineColor(color(index));
        line.setLineStyle(new BasicStroke(
                (float) page.px(trace.isDense() ? FINE_LINE : LINE), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        line.setMarker(SeriesMarkers.NONE);
    }

    private void signs(XYChart chart, Trace trace, int index) {
        XYSeries signs = add(chart, "signs " + index, trace.signed(time, index, series.size()));
        signs.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        signs.setMarker(
                new SignMarker(Sign.of(index), color(index), page.theme().ground(), page.px(SIGN)));
    }

    private static XYSeries add(XYChart chart, String name, List<RatingPoint> points) {
        double[] xs = points.stream()
                .mapToDouble(point -> TimeAxis.seconds(point.time()))
                .toArray();
        double[] ys =
                points.stream().mapToDouble(point -> point.rating().value()).toArray();
        return chart.addSeries(name, xs, ys);
    }
}
