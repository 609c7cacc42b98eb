package dolmen.renderer.geometry;

import dolmen.rules.scene.Surface;
import java.awt.geom.Rectangle2D;

/**
 * Where things stand on a picture, in pixels.
 *
 * @param width of the picture
 * @param height of the picture
 * @param cell the width of a cell: whole pixels, so that lines between cells are crisp
 * @param originX where the scene's x is 0
 * @param originY where the scene's y is 0
 * @param strip the height of the header
 */
public record PictureLayout(int width, int height, int cell, int originX, int originY, int strip) {

    private static final double OUTSIDE_LABELS = 0.025;
    private static final int FEWEST_COLUMNS = 5;

    public static PictureLayout of(Surface surface, int width, int strip) {
        Extent extent = Extent.of(surface);
        Rectangle2D board = extent.board();
        Rectangle2D all = extent.all();
        double part = CellShape.of(surface).margin();
        double beside = Math.max(board.getMinX() - all.getMinX(), all.getMaxX() - board.getMaxX());
        double columns = Math.max(FEWEST_COLUMNS, board.getWidth());
        int cell = (int)
                Math.min(width * (1 - 2 * part) / columns, width * (1 - 2 * OUTSIDE_LABELS) / (columns + 2 * beside));
        int margin = (int) Math.round(width * part);
        int above = strip == 0
                ? Math.max(margin, outside(width, board.getMinY() - all.getMinY(), cell))
                : strip + Math.max(margin / 2, outside(width, board.getMinY() - all.getMinY(), cell));
        int below = Math.max(margin, outside(width, all.getMaxY() - board.getMaxY(), cell));
        int boardHeight = (int) Math.ceil(board.getHeight() * cell);
        return new PictureLayout(
                width,
                above + boardHeight + below,
                cell,
                (int) Math.round(width / 2.0 - board.getCenterX() * cell),
                (int) Math.round(above - board.getMinY() * cell),
                strip);
    }

    private static int outside(int width, double labels, int cell) {
        return (int) Math.round(labels * cell + width * OUTSIDE_LABELS);
    }

    /** The pixel of a place of the scene. */
    public double x(double sceneX) {
        return originX + sceneX * cell;
    }

    /** The pixel of a place of the scene. */
    public double y(double sceneY) {
        return originY + sceneY * cell;
    }

    /** The rectangle of a part of the scene. */
    public Rectangle2D pixels(Rectangle2D part) {
        return new Rectangle2D.Double(x(part.getX()), y(part.getY()), part.getWidth() * cell, part.getHeight() * cell);
    }
}
