package dolmen.renderer.replay;

import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws stories on one picture: two boards side by side, the earlier ones above, each with its caption below. A chat
 * shrinks tall pictures, so boards are small enough to keep captions legible. Equal stories, themes and widths give
 * equal pixels. Safe for use by many threads.
 */
public final class StoryRenderer {
    private static final int COLUMNS = 2;
    private static final int MOST_LINES = 4;
    private static final double MARGIN = 0.02;

    /** The margins above and below the lines of a caption, as a multiple of its font size. */
    private static final double AIR = 1.2;

    private static final Header NO_HEADER = new Header(List.of(), "");

    private final BoardRenderer boards;

    /** @param boards preferably shared, since it caches pieces and boards */
    public StoryRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * Draws the story as a PNG file.
     *
     * @param width the width in pixels, twice a board's; the height follows from the content
     * @throws IllegalArgumentException as {@link BoardRenderer#render} does
     */
    public byte[] png(Story story, Theme theme, int width) {
        int margin = (int) (MARGIN * width);
        int across = (width - margin) / COLUMNS - margin;
        double letters = LetterBox.comfortable(width);
        List<Paragraph> captions = captions(story, letters, across - 2.0 * margin);
        List<Integer> strips = strips(captions, letters);
        int written = strips.stream().mapToInt(Integer::intValue).sum();
        int room = (LetterBox.highest(width) - written) / strips.size();
        List<BufferedImage> pictures = pictures(story, theme, across, room);
        int high = pictures.stream().mapToInt(BufferedImage::getHeight).max().orElseThrow();
        var sheet = new BufferedImage(width, written + strips.size() * high, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(sheet);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, width, sheet.getHeight());
        int top = 0;
        for (int row = 0; row < strips.size(); row++) {
            for (int index = row * COLUMNS; index < Math.min((row + 1) * COLUMNS, pictures.size()); index++) {
                BufferedImage picture = pictures.get(index);
                int left = margin + index % COLUMNS * (across + margin);
                pen.drawImage(
                        picture,
                        left + (across - picture.getWidth()) / 2,
                        top + (high - picture.getHeight()) / 2,
                        null);
                pen.setPaint(theme.ink());
                captions.get(index).draw(pen, left + margin, top + high + letters * AIR / 2, Align.START);
            }
            top += high + strips.get(row);
        }
        pen.dispose();
        return PngWriter.encode(sheet);
    }

    private List<Paragraph> captions(Story story, double letters, double room) {
        Typeface typeface = boards.typeface().atLeast(letters);
        return story.stills().stream()
                .map(still -> Paragraph.of(typeface, still.caption(), typeface.regular(letters), room, MOST_LINES))
                .toList();
    }

    /** The height of each row's captions, which is that of its longest caption. */
    private static List<Integer> strips(List<Paragraph> captions, double letters) {
        return IntStream.range(0, Math.ceilDiv(captions.size(), COLUMNS))
                .mapToObj(row -> captions.stream()
                        .skip((long) row * COLUMNS)
                        .limit(COLUMNS)
                        .mapToDouble(Paragraph::height)
                        .max()
                        .orElseThrow())
                .map(highest -> (int) Math.ceil(highest + AIR * letters))
                .toList();
    }

    /** The boards, all of the same width, and none wider or higher than the given room. */
    private List<BufferedImage> pictures(Story story, Theme theme, int across, int room) {
        List<BufferedImage> drawn = story.stills().stream()
                .map(still -> boards.render(board(still), NO_HEADER, theme, across))
                .toList();
        int highest = drawn.stream().mapToInt(BufferedImage::getHeight).max().orElseThrow();
        double part = Math.min(1, (double) room / highest);
        return drawn.stream().map(picture -> smaller(picture, part)).toList();
    }

    /** Reduces a picture, since boards cannot be drawn so small. */
    private static BufferedImage smaller(BufferedImage picture, double part) {
        if (part == 1) {
            return picture;
        }
        var smaller = new BufferedImage(
                (int) (part * picture.getWidth()), (int) (part * picture.getHeight()), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(smaller);
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        pen.drawImage(picture, 0, 0, smaller.getWidth(), smaller.getHeight(), null);
        pen.dispose();
        return smaller;
    }

    private static BoardScene board(Still still) {
        return still.scene().withoutCoordinates();
    }
}
