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

    /** True if people know the cells by their names, and call moves by them; on a table lie cards that have names. */
    default boolean named() {
        return switch (this) {
            case Squares squares -> true;
            case Nodes nodes -> true;
            case Hexagons hexagons -> true;
            case Table table -> false;
        };
    }

    /** The same without coordinates; the labels of a table are no coordinates and stay. */
    default Surface withoutCoordinates() {
        return switch (this) {
            case Squares squares -> new Squares(squares.material(), squares.cells(), List.of());
            case Nodes nodes -> new Nodes(nodes.material(), nodes.cells(), List.of());
            case Hexagons hexagons -> new Hexagons(hexagons.material(), hexagons.cells(), List.of());
            case Table table -> table;
        };
    }

    /** Squares of width 1. */
    record Squares(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Squares {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /**
     * Places that are 1 apart where lines in three directions cross, drawn as a flower of life: pieces stand on the
     * crossings.
     */
    record Nodes(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Nodes {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /**
     * A table with places for cards, each as wide as its cell's size and {@link #CARD_HEIGHT} times as high, or the
     * other way round where a card lies sideways; an open one is as high as the size and {@link #OPEN_WIDTH} times as
     * wide.
     */
    record Table(Material material, List<Cell> cells, List<Label> labels) implements Surface {

        /** How high a card is beside its width. */
        public static final double CARD_HEIGHT = 1.4;

        /** How wide an open card is beside its height. */
        public static final double OPEN_WIDTH = 8.4;

        public Table {
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
