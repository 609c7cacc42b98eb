package dolmen.renderer.surface;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.util.List;

/** The flat colours below pieces, without grain, weave, lines and shadows. */
public final class Ground {
    private static final int TONES = 3;
    private static final double TONE = 0.05;
    private static final double PETAL = 0.35;

    private Ground() {}

    /** The colours below and around a piece on a cell of the surface. */
    public static List<Color> under(Cell cell, Surface surface, MaterialColors colors) {
        return switch (surface) {
            case Surface.Squares squares -> List.of(slab(cell, colors));
            case Surface.Hexagons hexagons -> List.of(slab(cell, colors));
            case Surface.Nodes nodes -> List.of(home(cell, colors), colors.cell(), petal(colors));
            case Surface.Table table -> List.of(colors.cell(), place(colors));
        };
    }

    /** The tone of a slab: slabs of one quarry differ a little, and a slab always has the same tone. */
    static Color slab(Cell cell, MaterialColors colors) {
        int tone = Math.floorMod((cell.name().hashCode() * 31) >> 3, TONES);
        return Pencil.between(home(cell, colors), colors.joint(), tone * TONE);
    }

    static Color petal(MaterialColors colors) {
        return Pencil.between(colors.cell(), colors.army(Side.NOBODY).light(), PETAL);
    }

    /** An empty place on a table. */
    static Color place(MaterialColors colors) {
        return colors.pit().lip();
    }

    private static Color home(Cell cell, MaterialColors colors) {
        return cell.home() == Side.NOBODY
                ? colors.cell()
                : colors.army(cell.home()).tint();
    }
}
