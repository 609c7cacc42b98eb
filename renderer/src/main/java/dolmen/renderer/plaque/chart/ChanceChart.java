package dolmen.renderer.plaque.chart;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.knowm.xchart.XYChart;

/**
 * A chart of one of two players' chance to win. This player's name is above the chart, the other's below. Words beside
 * the chart grade the lead, and turn numbers are below it. Turning points are numbered.
 */
public record ChanceChart(PlaquePage page, AnalysisPlaque plaque) implements Section {
    private static final double NAME = 0.052;
    private static final double PLOT = 0.44;
    private static final double LABELS = 0.05;
    private static final double SIGN = 0.012;
    private static final double AFTER_SIGN = 0.038;
    private static final double SIGN_MIDDLE = 0.014;
    private static final double GRID = 0.0016;
    private static final double DISC = 0.0215;
    private static final double HELD_OFF = 0.006;
    private static final int MOST_TICKS = 6;
    private static final double MIDDLE = 0.5;
    private static final List<Integer> STEPS = List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000);

    @Override
    public double height() {
        return 2 * page.px(NAME) + Math.round(page.px(PLOT)) + page.px(LABELS);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        int left = (int) Math.round(page.left());
        int width = (int) Math.round(page.right()) - left;
        int height = (int) Math.round(page.px(PLOT));
        int plotTop = (int) Math.round(top + page.px(NAME));
        name(pen, plaque.first(), 0, top + page.px(NAME) / 2);
        XYChart chart = new ChancePlot(page, plaque.chances()).chart(width, height);
        var frame = Frame.of(chart, left, plotTop, width, height);
        lines(pen, frame);
        Graphics2D own = (Graphics2D) pen.create();
        own.translate(left, plotTop);
        chart.paint(own, width, height);
        own.dispose();
        for (int point = 0; point < plaque.turningPoints().size(); point++) {
            number(pen, point, frame);
        }
        double below = plotTop + height + page.px(NAME) / 2;
        name(pen, plaque.second(), 1, below);
        turns(pen, frame, below + page.px(NAME) / 2 + page.px(LABELS) / 3);
    }

    private void name(Graphics2D pen, String name, int series, double y) {
        Color color = page.theme().series().get(series);
        new SignMarker(Sign.of(series), color, page.theme().ground(), page.px(SIGN))
                .paint(pen, page.left() + page.px(SIGN_MIDDLE), y, 0);
        FontFamily fonts = page.small();
        double start = page.left() + page.px(AFTER_SIGN);
        page.writeAny(
                pen,
                new DrawableText(name, page.words().unnamed(), fonts),
                fonts,
                page.theme().ink(),
                start,
                y,
                page.right() - start);
    }

    /** The place of a chart on the page. The chart must be painted before it can report coordinates. */
    private record Frame(XYChart chart, double left, double top) {
        static Frame of(XYChart chart, double left, double top, int width, int height) {
            Graphics2D unseen = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
            chart.paint(unseen, width, height);
            unseen.dispose();
            return new Frame(chart, left, top);
        }

        double x(double turn) {
            return left + chart.getScreenXFromChart(turn);
        }

        double y(double chance) {
            return top + chart.getScreenYFromChart(ChancePlot.onScale(chance));
        }
    }

    /** Draws the middle of the plot and its edges, which mean a win. */
    private void lines(Graphics2D pen, Frame frame) {
        double thickness = Math.max(1, page.px(GRID));
        for (double chance : new double[] {0, MIDDLE, 1}) {
            double y = frame.y(chance);
            Color color = chance == MIDDLE ? page.theme().quiet() : page.theme().line();
            Pencil.line(pen, new Line2D.Double(frame.x(0), y, page.right(), y), color, thickness);
        }
    }

    /** Draws the number of a turning point on the line, at the end of its turn. */
    private void number(Graphics2D pen, int point, Frame frame) {
        int turn = plaque.turningPoints().get(point);
        double radius = page.px(DISC);
        double x = Math.clamp(frame.x(turn + 1), frame.x(0) + radius, page.right() - radius);
        double y = Math.clamp(frame.y(plaque.chances().get(turn + 1)), frame.y(1) + radius, frame.y(0) - radius);
        Shape disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        Pencil.line(pen, disc, page.theme().ground(), 2 * page.px(HELD_OFF));
        Pencil.fill(pen, disc, page.theme().ink());
        page.write(pen, String.valueOf(point + 1), page.small(), page.theme().ground(), x, y, Align.CENTRE);
    }

    private void turns(Graphics2D pen, Frame frame, double y) {
        int turns = plaque.chances().size() - 1;
        int step = STEPS.stream()
                .filter(one -> turns / one <= MOST_TICKS)
                .findFirst()
                .orElse(turns);
        page.write(pen, page.words().turn(), page.small(), page.theme().quiet(), page.left(), y, Align.START);
        for (int turn = step; turn <= turns; turn += step) {
            String label = String.valueOf(turn);
            double half = page.small().width(label) / 2;
            double x = Math.min(frame.x(turn), page.right() - half);
            page.write(pen, label, page.small(), page.theme().quiet(), x, y, Align.CENTRE);
        }
    }
}
