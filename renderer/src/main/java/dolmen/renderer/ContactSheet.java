package dolmen.renderer;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/**
 * A sheet with small pictures of many scenes, in rows, each with a caption above it.
 *
 * @param rows the rows, from the top
 */
public record ContactSheet(List<SceneRow> rows) {
    private static final int THUMBNAIL = 260;

    /**
     * Pictures are drawn larger by this factor and then reduced, since letters would be too small at the final size.
     */
    private static final int FINER = 2;

    private static final int BETWEEN = 16;
    private static final int CAPTION = 26;
    private static final double LETTERS = 12;

    public ContactSheet {
        rows = List.copyOf(rows);
    }

    /** A row of scenes. */
    public record SceneRow(List<Captioned> scenes) {
        public SceneRow {
            scenes = List.copyOf(scenes);
        }
    }

    /** A scene with its caption. */
    public record Captioned(String caption, BoardScene scene) {}

    private record Thumbnail(String caption, BufferedImage picture) {}

    /** Draws the sheet as a PNG file. */
    public byte[] png(BoardRenderer renderer, Theme theme) {
        List<List<Thumbnail>> thumbnails =
                rows.stream().map(row -> thumbnails(row, renderer, theme)).toList();
        int columns = thumbnails.stream().mapToInt(List::size).max().orElse(0);
        int height = thumbnails.stream().mapToInt(ContactSheet::height).sum();
        var sheet = new BufferedImage(
                BETWEEN + columns * (THUMBNAIL + BETWEEN), height + BETWEEN, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(sheet);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
        pen.setPaint(theme.quiet());
        Font font = renderer.typeface().regular(LETTERS);
        int top = 0;
        for (List<Thumbnail> row : thumbnails) {
            for (int column = 0; column < row.size(); column++) {
                int left = BETWEEN + column * (THUMBNAIL + BETWEEN);
                String caption = new DrawableText(row.get(column).caption(), "", font).fitting(THUMBNAIL);
                Typeface.draw(pen, caption, font, left, top + CAPTION - BETWEEN / 2.0, Align.START);
                pen.drawImage(row.get(column).picture(), left, top + CAPTION, null);
            }
            top += height(row);
        }
        pen.dispose();
        return PngWriter.encode(sheet);
    }

    private static int height(List<Thumbnail> row) {
        return CAPTION
                + row.stream()
                        .mapToInt(thumbnail -> thumbnail.picture().getHeight())
                        .max()
                        .orElse(0)
                + BETWEEN;
    }

    private static List<Thumbnail> thumbnails(SceneRow row, BoardRenderer renderer, Theme theme) {
        var thumbnails = new ArrayList<Thumbnail>();
        for (Captioned captioned : row.scenes()) {
            BufferedImage large = renderer.render(captioned.scene(), theme, FINER * THUMBNAIL);
            thumbnails.add(new Thumbnail(captioned.caption(), smaller(large)));
        }
        return thumbnails;
    }

    private static BufferedImage smaller(BufferedImage large) {
        var small = new BufferedImage(THUMBNAIL, large.getHeight() / FINER, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = small.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        pen.drawImage(large, 0, 0, small.getWidth(), small.getHeight(), null);
        pen.dispose();
        return small;
    }
}
