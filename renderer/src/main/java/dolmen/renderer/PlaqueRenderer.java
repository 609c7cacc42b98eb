package dolmen.renderer;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.AchievementsPlaque;
import dolmen.renderer.plaque.AnalysisPlaque;
import dolmen.renderer.plaque.HistoryPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.OpponentsPlaque;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.PlaqueWords;
import dolmen.renderer.plaque.ProfilePlaque;
import dolmen.renderer.plaque.WallPlaque;
import dolmen.renderer.plaque.chart.ChanceChart;
import dolmen.renderer.plaque.chart.HistoryChart;
import dolmen.renderer.plaque.page.Heading;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Plates;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.plaque.table.AchievementWall;
import dolmen.renderer.plaque.table.EmptyLeaderboard;
import dolmen.renderer.plaque.table.GamePlate;
import dolmen.renderer.plaque.table.LeaderboardColumns;
import dolmen.renderer.plaque.table.LeaderboardTable;
import dolmen.renderer.plaque.table.NicheWall;
import dolmen.renderer.plaque.table.PortraitTable;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Draws plaques. Equal plaques, themes and widths give equal pixels on every machine. Safe for use by many threads. It
 * caches plates, so share one instance.
 */
public final class PlaqueRenderer {
    private static final double BELOW = 0.025;

    /** Room for the plates of every game in one theme, and for the most frequent plates in other themes. */
    private static final long USUAL_PLATES = 24L << 20;

    private final Typeface typeface;
    private final Themes themes = Themes.load();
    private final Plates plates;

    /** A renderer with a typeface of its own. */
    public PlaqueRenderer() {
        this(Typeface.load());
    }

    /** @param typeface preferably shared, since opening its fonts is slow */
    public PlaqueRenderer(Typeface typeface) {
        this(typeface, USUAL_PLATES);
    }

    /**
     * A renderer with a bounded cache.
     *
     * @param plateBytes upper bound for cached plates without text
     */
    public PlaqueRenderer(Typeface typeface, long plateBytes) {
        this.typeface = typeface;
        this.plates = new Plates(plateBytes);
    }

    /** The themes of this release, read once. */
    public Themes themes() {
        return themes;
    }

    /**
     * Draws the plaque.
     *
     * @param width the width in pixels; the height follows from the content
     * @throws IllegalArgumentException if the width is out of the range of boards
     */
    public BufferedImage render(Plaque plaque, PlaqueWords words, Theme theme, int width) {
        BoardRenderer.checkWidth(width);
        var page = new PlaquePage(typeface, plates, words, theme, width);
        List<Section> blocks = blocks(plaque, page);
        double height = blocks.stream().mapToDouble(Section::height).sum() + page.px(BELOW);
        var picture = new BufferedImage(width, (int) Math.ceil(height), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, picture.getWidth(), picture.getHeight());
        double top = 0;
        for (Section block : blocks) {
            block.paint(pen, top);
            top += block.height();
        }
        pen.dispose();
        return picture;
    }

    /**
     * Draws the plaque as a PNG file.
     *
     * @throws IllegalArgumentException if the width is out of the range of boards
     */
    public byte[] png(Plaque plaque, PlaqueWords words, Theme theme, int width) {
        return PngWriter.encode(render(plaque, words, theme, width));
    }

    private static List<Section> blocks(Plaque plaque, PlaquePage page) {
        return switch (plaque) {
            case LeaderboardPlaque leaderboard -> blocks(leaderboard, page);
            case ProfilePlaque profile -> blocks(profile, page);
            case HistoryPlaque(var title, var history) ->
                List.of(new Heading(page, title, "", ""), new HistoryChart(page, history, HistoryChart.TALL));
            case OpponentsPlaque(var title, var subtitle, var material, var opponents) ->
                List.of(new Heading(page, title, subtitle, ""), new PortraitTable(page, material, opponents));
            case WallPlaque(var title, var faces, var courses) ->
                List.of(new Heading(page, title, "", ""), new NicheWall(page, faces, courses));
            case AchievementsPlaque(var title, var feats) ->
                List.of(new Heading(page, title, "", ""), new AchievementWall(page, feats));
            case AnalysisPlaque analysis ->
                List.of(new Heading(page, analysis.title(), analysis.subtitle(), ""), new ChanceChart(page, analysis));
        };
    }

    private static List<Section> blocks(LeaderboardPlaque plaque, PlaquePage page) {
        var blocks = new ArrayList<Section>();
        blocks.add(new Heading(page, plaque.title(), plaque.subtitle(), plaque.page()));
        List<PlayerRow> all =
                Stream.concat(plaque.rows().stream(), plaque.around().stream()).toList();
        LeaderboardColumns columns = LeaderboardColumns.of(page, plaque.headings(), all);
        if (plaque.rows().isEmpty()) {
            blocks.add(new EmptyLeaderboard(page, plaque.material(), plaque.headings()));
        } else {
            String caption =
                    all.stream().anyMatch(PlayerRow::settling) ? page.words().settling() : "";
            blocks.add(table(page, plaque, columns, caption, plaque.rows()));
        }
        if (!plaque.around().isEmpty()) {
            blocks.add(table(page, plaque, columns, page.words().neighbours(), plaque.around()));
        }
        return blocks;
    }

    private static Section table(
            PlaquePage page,
            LeaderboardPlaque plaque,
            LeaderboardColumns columns,
            String caption,
            List<PlayerRow> rows) {
        return new LeaderboardTable(page, plaque.material(), plaque.headings(), columns, caption, rows);
    }

    private static List<Section> blocks(ProfilePlaque plaque, PlaquePage page) {
        var blocks = new ArrayList<Section>();
        blocks.add(new Heading(page, plaque.name(), plaque.subtitle(), ""));
        plaque.rows().forEach(row -> blocks.add(new GamePlate(page, row)));
        if (plaque.hasChart()) {
            blocks.add(new HistoryChart(page, plaque.history(), HistoryChart.LOW));
        }
        return blocks;
    }
}
