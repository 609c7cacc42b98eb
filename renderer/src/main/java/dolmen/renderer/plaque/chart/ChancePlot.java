package dolmen.renderer.plaque.chart;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.page.PlaquePage;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * The line of a chance from turn to turn; the area between it and the middle has the leader's colour.
 *
 * @param chances the chances from 0 to 1, at least two
 */
record ChancePlot(PlaquePage page, List<Double> chances) {
    private static final double MIDDLE = 0.5;

    /** The number of scale marks from the middle to a certain win. */
    private static final int MARKS = 2;

    /** The margin beyond the outermost marks, for half a word, as a fraction of the distance between two marks. */
    private static final double BEYOND = 0.3;

    private static final double PADDING = 0.012;
    private static final double GROUND = 0.38;
    private static final double LINE = 0.0042;

    /** The chart, ready to be painted. */
    XYChart chart(int width, int height) {
        var chart = new XYChart(width, height);
        PlotStyle.apply(chart.getStyler(), page);
        chart.getStyler()
                .setPlotGridHorizontalLinesVisible(false)
                .setAxisTickPadding((int) page.px(PADDING))
                .setAxisTickLabelsFont(
                        page.small().one(String.join("", page.words().leads())))
                .setYAxisTickLabelsColor(page.theme().quiet())
                .setYAxisTickMarkSpacingHint((int) (height / (3.0 * MARKS)))
                .setYAxisTickLabelsFormattingFunction(this::word)
                .setXAxisMin(0.0)
                .setXAxisMax((double) chances.size() - 1)
                .setYAxisMin(-MARKS - BEYOND)
                .setYAxisMax(MARKS + BEYOND);
        List<double[]> course = withCrossings();
        ground(chart, "above", course, 0);
        ground(chart, "below", course, 1);
        XYSeries line = chart.addSeries("line", xs(course), ys(course));
        line.setXYSeriesRenderStyle(XYSeriesRenderStyle.Line);
        line.setLineColor(page.theme().ink());
        line.setLineStyle(new BasicStroke((float) page.px(LINE), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        line.setMarker(SeriesMarkers.NONE);
        return chart;
    }

    /** The place of a chance on the scale, from {@code -MARKS} to {@code MARKS}. */
    static double onScale(double chance) {
        return (chance - MIDDLE) * 2 * MARKS;
    }

    /**
     * The word at a mark of the scale. The chart requires distinct words, so those of the lower half end with a blank.
     */
    private String word(double mark) {
        String word = page.words().leads().get(Math.toIntExact(Math.min(MARKS, Math.abs(Math.round(mark)))));
        return mark < 0 ? word + " " : word;
    }

    /** Draws the area between the line and the middle, above or below the middle. */
    private void ground(XYChart chart, String name, List<double[]> course, int series) {
        var outline = new ArrayList<double[]>();
        outline.add(new double[] {0, MIDDLE});
        course.forEach(point -> outline.add(
                new double[] {point[0], series == 0 ? Math.max(MIDDLE, point[1]) : Math.min(MIDDLE, point[1])}));
        outline.add(new double[] {chances.size() - 1, MIDDLE});
        XYSeries ground = chart.addSeries(name, xs(outline), ys(outline));
        Color color = page.theme().series().get(series);
        ground.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
        ground.setFillColor(Pencil.faded(color, GROUND));
        ground.setLineStyle(SeriesLines.NONE);
        ground.setMarker(SeriesMarkers.NONE);
    }

    /** The points of the line, and its crossings of the middle. */
    private List<double[]> withCrossings() {
        var course = new ArrayList<double[]>();
        for (int index = 0; index < chances.size(); index++) {
            double now = chances.get(index);
            if (index > 0 && (chances.get(index - 1) - MIDDLE) * (now - MIDDLE) < 0) {
                double before = chances.get(index - 1);
                course.add(new double[] {index - 1 + (MIDDLE - before) / (now - before), MIDDLE});
            }
            course.add(new double[] {index, now});
        }
        return course;
    }

    private static double[] xs(List<double[]> points) {
        return points.stream().mapToDouble(point -> point[0]).toArray();
    }

    private static double[] ys(List<double[]> points) {
        return points.stream().mapToDouble(point -> onScale(point[1])).toArray();
    }
}
