package dolmen.rules.scene;

import dolmen.rules.phrase.Wording;
import java.util.List;

/** The ground under the pieces of a scene: cells of one shape in one material, with the coordinates beside them. */
public sealed interface Surface {

    Material material();

    /** The cells, each with a unique name. */
    List<Cell> cells();

    List<Label> labels();

    /** True if people know the cells by name, and use the names in moves. On a table, the cards have names instead. */
    default boolean named() {
        return switch (this) {
            case Squares squares -> true;
            case Nodes nodes -> true;
            case Hexagons hexagons -> true;
            case Table table -> false;
        };
    }

    /** This surface without coordinates. The labels of a table remain, because they are not coordinates. */
    default Surface withoutCoordinates() {
        return this instanceof Table ? this : withLabels(List.of());
    }

    /** This surface with other labels. */
    default Surface withLabels(List<Label> others) {
        return switch (this) {
            case Squares squares -> new Squares(squares.material(), squares.cells(), others);
            case Nodes nodes -> new Nodes(nodes.material(), nodes.cells(), others);
            case Hexagons hexagons -> new Hexagons(hexagons.material(), hexagons.cells(), others);
            case Table table -> new Table(table.material(), table.cells(), others);
        };
    }

    /** This surface in the words of a language. */
    default Surface in(Wording wording) {
        return withLabels(labels().stream().map(label -> label.in(wording)).toList());
    }

    /** Squares of width 1. */
    record Squares(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Squares {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /** Crossings of lines in three directions, 1 apart, drawn as a flower of life: pieces are on the crossings. */
    record Nodes(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Nodes {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /**
     * A table with places for cards. A place is as wide as its cell's size and {@link #CARD_HEIGHT} times as high, or
     * the other way round for a sideways card. An open card is as high as the size and {@link #OPEN_WIDTH} or
     * {@link #WIDE_WIDTH} times as wide.
     */
    record Table(Material material, List<Cell> cells, List<Label> labels) implements Surface {

        /** The height of a card relative to its width. */
        public static final double CARD_HEIGHT = 1.3;

        /** The width of an open card relative to its height. */
        public static final double OPEN_WIDTH = 4;

        /** The width of a wide card relative to its height. */
        public static final double WIDE_WIDTH = 9.6;

        public Table {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }

    /** Hexagons with a corner at the top, 1 wide between their flat sides. */
    record Hexagons(Material material, List<Cell> cells, List<Label> labels) implements Surface {
        public Hexagons {
            cells = List.copyOf(cells);
            labels = List.copyOf(labels);
        }
    }
}
