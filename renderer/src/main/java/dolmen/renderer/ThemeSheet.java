package dolmen.renderer;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;

/**
 * A sheet with one scene in every theme, small, each on the ground of its theme and above its title, to choose a theme
 * by.
 *
 * @param scene preferably the start of a game
 * @param themes in their order
 * @param chosen the name of the theme with a frame; no theme has one if it is empty or unknown
 */
public record ThemeSheet(BoardScene scene, Themes themes, Optional<String> chosen) {
    private static final int WIDTH = 1000;
    private static final int COLUMNS = 3;
    private static final int SWATCH = WIDTH / COLUMNS;
    private static final double BOARD = 0.9;
    private static final int ROW = 330;
    private static final int TITLE = 76;
    private static final double MARGIN = 0.06;
    private static final int TITLE_LINES = 2;
    private static final int FRAME = 8;

    /** Draws the sheet as a PNG file. */
    public byte[] png(BoardRenderer renderer) {
        List<String> names = themes.names();
        int rows = Math.ceilDiv(names.size(), COLUMNS);
        var sheet = new BufferedImage(SWATCH * COLUMNS, ROW * rows, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(sheet);
        Typeface typeface = renderer.typeface().atLeast(LetterBox.least(sheet.getWidth(), sheet.getHeight()));
        for (int index = 0; index < names.size(); index++) {
            Theme theme = themes.find(names.get(index)).orElseThrow();
            String title = title(theme);
            var swatch = new Swatch(theme, title, board(renderer, theme), chosen.equals(Optional.of(theme.name())));
            swatch.paint(pen, typeface, index % COLUMNS * SWATCH, Math.floorDiv(index, COLUMNS) * ROW);
        }
        pen.dispose();
        return PngWriter.encode(sheet);
    }

    /** The sheet in words. */
    public String altText() {
        String all = "One board in every theme: %s."
                .formatted(String.join(", ", themes.titles().values()));
        return chosen.flatMap(themes::find)
                .map(theme -> "%s %s has a frame, since it is chosen.".formatted(all, title(theme)))
                .orElse(all);
    }

    private String title(Theme theme) {
        return themes.titles().getOrDefault(theme.name(), theme.name());
    }

    /** The scene without its words, as large as a swatch allows. */
    private Image board(BoardRenderer renderer, Theme theme) {
        BufferedImage large = renderer.render(scene, new Header(List.of(), ""), theme, BoardRenderer.DEFAULT_WIDTH);
        double part = Math.min(SWATCH * BOARD / large.getWidth(), (ROW - TITLE) * (1 - MARGIN) / large.getHeight());
        return large.getScaledInstance(
                (int) Math.round(part * large.getWidth()),
                (int) Math.round(part * large.getHeight()),
                Image.SCALE_AREA_AVERAGING);
    }

    private record Swatch(Theme theme, String title, Image board, boolean framed) {
        void paint(Graphics2D pen, Typeface typeface, int left, int top) {
            pen.setPaint(theme.ground());
            pen.fillRect(left, top, SWATCH, ROW);
            int high = ROW - TITLE;
            pen.drawImage(
                    board,
                    left + Math.floorDiv(SWATCH - board.getWidth(null), 2),
                    top + Math.floorDiv(high - board.getHeight(null), 2),
                    null);
            Font font = typeface.bold(typeface.least());
            Paragraph words = Paragraph.of(typeface, title, font, SWATCH * (1 - 2 * MARGIN), TITLE_LINES);
            pen.setPaint(theme.ink());
            words.drawAbout(pen, left + SWATCH / 2.0, top + high + words.height() / 2);
            if (framed) {
                var frame = new Rectangle2D.Double(left + FRAME, top + FRAME, SWATCH - 2 * FRAME, ROW - 2 * FRAME);
                Pencil.line(pen, frame, theme.ink(), FRAME);
            }
        }
    }
}
