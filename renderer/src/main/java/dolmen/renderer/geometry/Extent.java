package dolmen.renderer.geometry;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import java.awt.geom.Rectangle2D;
import java.util.stream.Stream;

/**
 * The extent of a surface, in cell widths.
 *
 * @param board the part in the surface's material
 * @param all the board and the labels beside it
 */
public record Extent(Rectangle2D board, Rectangle2D all) {
    private static final double LABEL_HALF = 0.2;

    /** Half the width and height of a letter of a coordinate. */
    private static final double LETTER_HALF = 0.1;

    private static final double LETTER_HALF_HEIGHT = 0.15;

    /** The extent of a surface: cloth includes the labels; stone and wood end with the cells. */
    public static Extent of(Surface surface) {
        CellShape shape = CellShape.of(surface);
        Rectangle2D cells = ofCells(surface);
        Rectangle2D all = union(Stream.concat(
                Stream.of(cells),
                surface.labels().stream()
                        .filter(label -> label.location() != Label.Location.NOTE)
                        .map(Extent::bounds)));
        double hem = shape.hem();
        if (hem == 0) {
            return new Extent(cells, all);
        }
        var cloth = new Rectangle2D.Double(
                all.getX() - hem, all.getY() - hem, all.getWidth() + 2 * hem, all.getHeight() + 2 * hem);
        return new Extent(cloth, cloth);
    }

    /** The extent of the cells alone. */
    static Rectangle2D ofCells(Surface surface) {
        CellShape shape = CellShape.of(surface);
        return union(surface.cells().stream().map(cell -> bounds(cell, shape)));
    }

    private static Rectangle2D bounds(Cell cell, CellShape shape) {
        double width = cell.size();
        double height = 2 * shape.halfHeight() * cell.size();
        return new Rectangle2D.Double(cell.x() - width / 2, cell.y() - height / 2, width, height);
    }

    private static Rectangle2D bounds(Label label) {
        return switch (label.location()) {
            case MARGIN, CELL -> {
                double half = LETTER_HALF * label.textInWords().length();
                yield new Rectangle2D.Double(
                        label.x() - half, label.y() - LETTER_HALF_HEIGHT, 2 * half, 2 * LETTER_HALF_HEIGHT);
            }
            case HEADING, PLAYER, NOTE ->
                new Rectangle2D.Double(label.x(), label.y() - LABEL_HALF, 2 * LABEL_HALF, 2 * LABEL_HALF);
        };
    }

    private static Rectangle2D union(Stream<Rectangle2D> parts) {
        return parts.reduce(Rectangle2D::createUnion).orElseGet(Rectangle2D.Double::new);
    }
}
