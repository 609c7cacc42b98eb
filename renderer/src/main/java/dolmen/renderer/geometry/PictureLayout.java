package dolmen.renderer.geometry;

import dolmen.rules.scene.Surface;
import java.awt.geom.Rectangle2D;

/**
 * The positions of everything on a picture, in pixels.
 *
 * @param width the picture's width
 * @param height the picture's height
 * @param cell the width of a cell: whole pixels, so that lines between cells are crisp
 * @param originX the pixel where the scene's x is 0
 * @param originY the pixel where the scene's y is 0
 * @param letters the minimum font size, in pixels
 */
public record PictureLayout(int width, int height, int cell, int originX, int originY, double letters) {

    private static final double OUTSIDE_LABELS = 0.012;
    private static final int FEWEST_COLUMNS = 4;

    /** The layout of a board without margins. */
    public static PictureLayout of(Surface surface, int width) {
        return of(surface, width, new Margins(0, 0), LetterBox.least(width, width));
    }

    /**
     * The margins around a board, in pixels.
     *
     * @param above the margin above it
     * @param below the margin below it
     */
    public record Margins(int above, int below) {}

    /**
     * The layout of a board with margins.
     *
     * @param letters the minimum font size, in pixels
     */
    public static PictureLayout of(Surface surface, int width, Margins margins, double letters) {
        Extent extent = Extent.of(surface);
        Rectangle2D board = extent.board();
        Rectangle2D all = extent.all();
        double part = CellShape.of(surface).margin();
        double beside = Math.max(board.getMinX() - all.getMinX(), all.getMaxX() - board.getMaxX());
        double columns = Math.max(FEWEST_COLUMNS, board.getWidth());
        int cell = (int)
                Math.min(width * (1 - 2 * part) / columns, width * (1 - 2 * OUTSIDE_LABELS) / (columns + 2 * beside));
        int margin = (int) Math.round(width * part);
        int top = Math.max(
                margins.above() == 0 ? margin : margin / 2, outside(width, board.getMinY() - all.getMinY(), cell));
        int bottom = Math.max(
                margins.below() == 0 ? margin : margin / 2, outside(width, all.getMaxY() - board.getMaxY(), cell));
        int boardHeight = (int) Math.ceil(board.getHeight() * cell);
        return new PictureLayout(
                width,
                margins.above() + top + boardHeight + bottom + margins.below(),
                cell,
                (int) Math.round(width / 2.0 - board.getCenterX() * cell),
                (int) Math.round(margins.above() + top - board.getMinY() * cell),
                letters);
    }

    private static int outside(int width, double labels, int cell) {
        return (int) Math.round(labels * cell + width * OUTSIDE_LABELS);
    }

    /** The pixel at an x of the scene. */
    public double x(double sceneX) {
        return originX + sceneX * cell;
    }

    /** The pixel at a y of the scene. */
    public double y(double sceneY) {
        return originY + sceneY * cell;
    }

    /** The rectangle of a part of the scene, in pixels. */
    public Rectangle2D pixels(Rectangle2D part) {
        return new Rectangle2D.Double(x(part.getX()), y(part.getY()), part.getWidth() * cell, part.getHeight() * cell);
    }
}
