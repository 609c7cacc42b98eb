package dolmen.renderer.plaque.chart;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.page.PlaquePage;
import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.XYStyler;

/** The style of all plots: lines on the bare page, without frames, titles or legends of their own. */
final class PlotStyle {
    private static final double GRID = 0.0012;

    private PlotStyle() {}

    static void apply(XYStyler styler, PlaquePage page) {
        Color nothing = Pencil.faded(page.theme().ground(), 0);
        styler.setLegendVisible(false)
                .setChartTitleVisible(false)
                .setChartPadding(0)
                .setChartBackgroundColor(nothing)
                .setPlotBackgroundColor(nothing)
                .setPlotBorderVisible(false)
                .setPlotContentSize(1);
        styler.setAxisTitlesVisible(false)
                .setXAxisTicksVisible(false)
                .setAxisTicksLineVisible(false)
                .setAxisTicksMarksVisible(false)
                .setPlotGridVerticalLinesVisible(false)
                .setPlotGridLinesColor(page.theme().line())
                .setPlotGridLinesStroke(new BasicStroke((float) Math.max(1, page.px(GRID))))
                .setPlotMargin(0);
    }
}
