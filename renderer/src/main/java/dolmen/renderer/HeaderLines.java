package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import java.awt.Graphics2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * Draws a slim line of players above the board and one below it, as they sit around it. The state of the match is at
 * the end of a line with a single player, or above everything if it is long.
 *
 * @param typeface the typeface of the text
 * @param header the text
 * @param width the picture's width, in pixels
 */
record HeaderLines(Typeface typeface, Header header, int width) implements HeaderPainter {
    private static final double MARGIN = 0.03;
    private static final double BETWEEN = 0.03;
    private static final double STATUS = 0.0275;

    /** The height of the status above everything, as a multiple of its font size. */
    private static final double STATUS_ROW = 1.8;

    private static final double STATUS_MIDDLE = 1.15;

    /** The maximum share of a line for the state of the match. */
    private static final double MOST_FOR_STATUS = 0.3;

    @Override
    public PictureLayout.Margins margins() {
        return new PictureLayout.Margins(
                (int) Math.round(statusRow() + upper().height()), (int) Math.round(lower().height()));
    }

    @Override
    public void paint(Graphics2D pen, PlacedBoard board, BoardScene scene) {
        double below = board.layout().height() - lower().height();
        double end = width * (1 - MARGIN);
        pen.setPaint(board.theme().ink());
        if (statusRow() > 0) {
            status(pen, width / 2.0, STATUS_MIDDLE * font().first().getSize2D(), Align.CENTRE);
        } else if (statusIn(across())) {
            status(pen, end, upper().middle(), Align.END);
        } else {
            status(pen, end, below + lower().middle(), Align.END);
        }
        upper().paint(pen, board, scene.trays(), statusRow());
        lower().paint(pen, board, scene.trays(), below);
    }

    /** The players across the table, from the left. */
    private List<SeatCaption> across() {
        int seats = header.captions().size();
        return seats < 2 ? List.of() : header.captions().subList(1, 1 + (seats + 1) / 2);
    }

    /** The first player and, to the right, the players who are not across the table. */
    private List<SeatCaption> near() {
        List<SeatCaption> captions = header.captions();
        return Stream.concat(
                        captions.stream().limit(1),
                        captions.stream().skip(1 + across().size()).toList().reversed().stream())
                .toList();
    }

    private CaptionLine upper() {
        return line(across(), true, statusIn(across()));
    }

    private CaptionLine lower() {
        return line(near(), false, !statusIn(across()) && statusIn(near()));
    }

    private CaptionLine line(List<SeatCaption> captions, boolean aboveBoard, boolean withStatus) {
        double taken = withStatus ? font().width(header.status()) + BETWEEN * width : 0;
        return new CaptionLine(typeface, captions, width, aboveBoard, taken);
    }

    /** True if the state of the match fits at the end of these players' line. */
    private boolean statusIn(List<SeatCaption> line) {
        return line.size() == 1 && font().width(header.status()) <= MOST_FOR_STATUS * width;
    }

    private double statusRow() {
        boolean apart = !header.status().isBlank() && !statusIn(across()) && !statusIn(near());
        return apart ? STATUS_ROW * font().first().getSize2D() : 0;
    }

    private void status(Graphics2D pen, double x, double middle, Align align) {
        String words = new DrawableText(header.status(), "", font()).fitting(width * (1 - 2 * MARGIN));
        font().drawMiddle(pen, words, x, middle, align);
    }

    private FontFamily font() {
        return typeface.words(STATUS * width);
    }
}
