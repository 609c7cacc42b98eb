package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.png.PngWriter;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * Draws keepsakes: the winner and the reason, and below them the board between its two players. At larger tables the
 * players are beside the board. Pictures are legible at the small size in which a chat shows them: no letter is smaller
 * than 9 pixels when the picture is 330 wide. Equal keepsakes, themes and widths give equal pixels. Safe for use by
 * many threads.
 */
public final class KeepsakeRenderer {
    static final double MARGIN = 0.045;

    /** The smallest font size, as a fraction of the width. */
    static final double SMALL = 0.0285;

    private static final double TITLE = 0.07;
    private static final double[] HEADLINES = {0.06, 0.052, 0.045, 0.039};
    private static final double HEADLINE = 0.146;
    private static final double FIRST_LINE = 0.066;
    private static final double BELOW_FIRST_LINE = 0.08;
    private static final double REASON = 0.034;
    private static final double REASON_BASELINE = 0.203;
    private static final double BELOW_REASON = 0.02;
    private static final double BELOW_HEADLINE = 0.17;
    private static final double BOARD = 0.56;

    /** The number of players who face each other across their board. */
    private static final int FACING = 2;

    private static final double BELOW = 0.025;

    /** A board has its own margins, so its picture extends into the margin of the page. */
    private static final double BOARD_LEFT = 0.02;

    private final BoardRenderer boards;

    /** @param boards preferably shared, since it caches pieces and boards */
    public KeepsakeRenderer(BoardRenderer boards) {
        this.boards = boards;
    }

    /**
     * Draws the keepsake.
     *
     * @param width the width in pixels; the height follows from the content
     * @throws IllegalArgumentException if the width is out of the range of boards, or too small for a board beside text
     */
    public BufferedImage render(Keepsake keepsake, Theme theme, int width) {
        BoardRenderer.checkWidth(width);
        return !laid(keepsake) && keepsake.rows().size() <= FACING
                ? faced(keepsake, theme, width)
                : headed(keepsake, theme, width);
    }

    /** Draws a board as large as in a live match, with the winner above it; the message around it has the rest. */
    private BufferedImage faced(Keepsake keepsake, Theme theme, int width) {
        int above = (int) (BELOW_FIRST_LINE * width);
        Headed named = withNames(keepsake);
        BufferedImage board = boards.renderBelow(named.scene(), named.header(), theme, width, above);
        BufferedImage picture = blank(theme, width, above + board.getHeight());
        Graphics2D pen = Pencil.on(picture);
        headline(pen, keepsake, theme, width, FIRST_LINE);
        pen.drawImage(board, 0, above, null);
        pen.dispose();
        return picture;
    }

    /** Draws all text above the board, for larger tables and for cards. */
    private BufferedImage headed(Keepsake keepsake, Theme theme, int width) {
        boolean laid = laid(keepsake);
        Typeface typeface = boards.typeface();
        Paragraph how =
                Paragraph.of(typeface, keepsake.how(), typeface.regular(REASON * width), width * (1 - 2 * MARGIN), 2);
        boolean told = !keepsake.how().isBlank();
        double above = told
                ? REASON_BASELINE * width + how.height() - REASON * width + BELOW_REASON * width
                : BELOW_HEADLINE * width;
        int across = (int) (BOARD * width);
        BufferedImage board = laid
                ? board(withNames(keepsake), theme, width, (int) (width - above - BELOW * width), 0)
                : board(plain(keepsake), theme, across, across, letters(width));
        List<Keepsake.PlayerRow> named = laid ? List.of() : keepsake.rows();
        var rows = new KeepsakeRows(typeface, theme, keepsake.scene().surface().material(), width);
        double left = laid ? (width - board.getWidth()) / 2.0 : BOARD_LEFT * width;
        double body = Math.max(board.getHeight(), rows.height(named));
        BufferedImage picture = blank(theme, width, (int) Math.ceil(above + body + BELOW * width));
        Graphics2D pen = Pencil.on(picture);
        title(pen, keepsake, theme, width);
        headline(pen, keepsake, theme, width, HEADLINE);
        if (told) {
            how.draw(pen, MARGIN * width, REASON_BASELINE * width, Align.START);
        }
        pen.drawImage(board, (int) left, (int) (above + (body - board.getHeight()) / 2), null);
        rows.paint(pen, named, left + board.getWidth(), above + (body - rows.height(named)) / 2);
        pen.dispose();
        return picture;
    }

    private static BufferedImage blank(Theme theme, int width, int height) {
        var picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, width, height);
        pen.dispose();
        return picture;
    }

    /**
     * Draws the keepsake as a PNG file.
     *
     * @throws IllegalArgumentException as {@link #render} does
     */
    public byte[] png(Keepsake keepsake, Theme theme, int width) {
        return PngWriter.encode(render(keepsake, theme, width));
    }

    private void title(Graphics2D pen, Keepsake keepsake, Theme theme, int width) {
        pen.setPaint(theme.quiet());
        new DrawableText(keepsake.title(), "", boards.typeface().words(SMALL * width))
                .draw(pen, room(width), MARGIN * width, TITLE * width, Align.START);
    }

    private void headline(Graphics2D pen, Keepsake keepsake, Theme theme, int width, double baseline) {
        pen.setPaint(theme.ink());
        headline(keepsake.headline(), room(width), width)
                .draw(pen, room(width), MARGIN * width, baseline * width, Align.START);
    }

    private static double room(int width) {
        return width * (1 - 2 * MARGIN);
    }

    /** The headline in the largest font size in which it fits, else in the smallest. */
    private DrawableText headline(String headline, double room, int width) {
        DrawableText text = headline(headline, HEADLINES[0] * width);
        for (int size = 1; size < HEADLINES.length && !text.fits(room); size++) {
            text = headline(headline, HEADLINES[size] * width);
        }
        return text;
    }

    private DrawableText headline(String headline, double size) {
        return new DrawableText(headline, "", boards.typeface().names(size));
    }

    /** A scene with the header drawn above it. */
    private record Headed(BoardScene scene, Header header) {}

    /** The board at the given width, or narrower if it would be too high. */
    private BufferedImage board(Headed headed, Theme theme, int across, int highest, double letters) {
        int width = Math.max(BoardRenderer.MIN_WIDTH, across);
        BufferedImage board = boards.render(headed.scene(), headed.header(), theme, width, letters);
        while (board.getHeight() > highest && width > BoardRenderer.MIN_WIDTH) {
            width = Math.max(BoardRenderer.MIN_WIDTH, Math.min(width - 1, width * highest / board.getHeight()));
            board = boards.render(headed.scene(), headed.header(), theme, width, letters);
        }
        return board;
    }

    /** A board without names, which are beside it. */
    private static Headed plain(Keepsake keepsake) {
        return new Headed(keepsake.scene(), new Header(List.of(), ""));
    }

    /** The font size that makes coordinates legible on the whole picture. */
    private static double letters(int width) {
        return LetterBox.least(width, width);
    }

    /** True if cards are laid out in rows, one for each player. */
    private static boolean laid(Keepsake keepsake) {
        return keepsake.scene().surface() instanceof Surface.Table;
    }

    /**
     * A board with the players above and below it, or a table with each player's name over the player's row. It takes
     * the whole width; the winners' names are on plates.
     */
    private static Headed withNames(Keepsake keepsake) {
        BoardScene scene = keepsake.scene();
        List<SeatCaption> captions = keepsake.rows().stream()
                .map(row -> new SeatCaption(
                        row.name(),
                        row.side(),
                        row.won(),
                        laid(keepsake) ? "" : String.join(" · ", row.notes()),
                        row.face()))
                .toList();
        List<Tray> trays = scene.trays().stream()
                .map(tray -> new Tray(tray.seat(), tray.side(), tray.nameInWords(), notes(keepsake, tray)))
                .toList();
        return new Headed(
                new BoardScene(
                        scene.surface(),
                        scene.tokens(),
                        laid(keepsake) ? withoutWays(scene.marks()) : scene.marks(),
                        trays,
                        scene.altText()),
                new Header(captions, "", true));
    }

    /** An arrow would cross the text about a player; a ring marks its end instead. */
    private static List<Mark> withoutWays(List<Mark> marks) {
        return marks.stream().filter(mark -> !(mark instanceof Mark.Arrow)).toList();
    }

    /** The effect of the match on a player; without one, the player's pieces on the table. */
    private static String notes(Keepsake keepsake, Tray tray) {
        return keepsake.rows().stream()
                .filter(row -> row.side() == tray.side() && !row.notes().isEmpty())
                .map(row -> String.join(" · ", row.notes()))
                .findFirst()
                .orElse(tray.countInWords());
    }
}
