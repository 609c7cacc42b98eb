package dolmen.renderer.plaque.chart;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.RatingHistory.Series;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The legend of a chart: the sign and the name of each line, in as many rows as necessary. For a single line it also
 * explains the band.
 *
 * @param series the series, at least one
 */
record Legend(PlaquePage page, List<Series> series) implements Section {
    private static final double ROW = 0.048;
    private static final double SAMPLE = 0.05;
    private static final double SWATCH = 0.03;
    private static final double AFTER_SAMPLE = 0.014;
    private static final double BETWEEN = 0.035;
    private static final double MOST_NAME = 0.42;

    private record Entry(Sample sample, DrawableText name, double x, int row) {}

    /** The sample in front of a name. */
    private sealed interface Sample {
        record OfLine(int index) implements Sample {}

        record OfBand() implements Sample {}
    }

    @Override
    public double height() {
        return (entries().getLast().row() + 1) * page.px(ROW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        for (Entry entry : entries()) {
            double y = top + (entry.row() + 0.5) * page.px(ROW);
            double end = entry.x() + page.px(SAMPLE);
            switch (entry.sample()) {
                case Sample.OfLine(int index) -> line(pen, index, entry.x(), end, y);
                case Sample.OfBand() -> band(pen, entry.x(), y);
            }
            double start = end + page.px(AFTER_SAMPLE);
            page.writeAny(pen, entry.name(), page.small(), page.theme().ink(), start, y, page.px(MOST_NAME));
        }
    }

    private void line(Graphics2D pen, int index, double start, double end, double y) {
        Color color = page.theme().series().get(index);
        Pencil.line(pen, new Line2D.Double(start, y, end, y), color, page.px(HistoryPlot.LINE));
        new SignMarker(Sign.of(index), color, page.theme().ground(), page.px(HistoryPlot.SIGN))
                .paint(pen, (start + end) / 2, y, 0);
    }

    private void band(Graphics2D pen, double start, double y) {
        double height = page.px(SWATCH);
        var swatch = new Rectangle2D.Double(start, y - height / 2, page.px(SAMPLE), height);
        Pencil.fill(pen, swatch, Pencil.faded(page.theme().series().getFirst(), HistoryPlot.BAND));
    }

    private List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        for (int index = 0; index < series.size(); index++) {
            add(entries, new Sample.OfLine(index), series.get(index).name());
        }
        if (series.size() == 1) {
            add(entries, new Sample.OfBand(), page.words().deviation());
        }
        return entries;
    }

    /** Adds an entry after the last one, or in a new row if there is no room. */
    private void add(List<Entry> entries, Sample sample, String words) {
        var name = new DrawableText(words, page.words().unnamed(), page.small());
        if (entries.isEmpty()) {
            entries.add(new Entry(sample, name, page.left(), 0));
            return;
        }
        Entry last = entries.getLast();
        double x = last.x() + width(last.name()) + page.px(BETWEEN);
        boolean fits = x + width(name) <= page.right();
        entries.add(new Entry(sample, name, fits ? x : page.left(), fits ? last.row() : last.row() + 1));
    }

    private double width(DrawableText name) {
        return page.px(SAMPLE + AFTER_SAMPLE) + page.small().width(name.fitting(page.px(MOST_NAME)));
    }
}
