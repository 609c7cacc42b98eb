package dolmen.rules.scene;

import java.util.List;

/**
 * What the pieces of a scene stand on: cells of one shape in one material, with the coordinates written beside them.
 */
public sealed interface Surface {

    /** What it is made of. */
    Material material();

    /** Its cells, each with a name of its own. */
    List<Cell> cells();

    /** The coordinates. */
    List<Label> labels();

    /** Squares of width 1. */
    record Squares(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Squares {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /** Hexagons with a corner at the top, 1 wide from flat side to flat side. */
    record Hexagons(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Hexagons {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }
}
