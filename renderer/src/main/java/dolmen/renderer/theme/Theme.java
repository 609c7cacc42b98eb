package dolmen.renderer.theme;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Color;
import java.util.List;
import java.util.Map;

/**
 * The colours of a picture, as a table. Found by name in {@link Themes}.
 *
 * @param name by which people choose it, such as {@code dark}
 * @param ground what everything lies on
 * @param ink text that matters
 * @param quiet text that can be overlooked
 * @param line fine lines
 * @param accent who is to move
 * @param shadow what pieces cast, drawn translucent
 * @param series lines of a chart on the ground, the most wanted first
 * @param materials the colours of each material and of the pieces that stand on it
 */
public record Theme(
        String name,
        Color ground,
        Color ink,
        Color quiet,
        Color line,
        Color accent,
        Color shadow,
        List<Color> series,
        Map<Material, MaterialColors> materials) {
    private static final double INLAY = 0.24;

    public Theme {
        series = List.copyOf(series);
        materials = Map.copyOf(materials);
        for (Material material : Material.values()) {
            if (!materials.containsKey(material)) {
                throw new IllegalArgumentException("theme " + name + " has no " + material);
            }
        }
    }

    /** The colours of a material. */
    public MaterialColors colors(Material material) {
        MaterialColors colors = materials.get(material);
        if (colors == null) {
            throw new IllegalStateException("theme " + name + " has no " + material);
        }
        return colors;
    }

    /** The colour of a material that is let into paper: near enough to the paper that what is written on both shows. */
    public Color inlay(Material material, ArmyColors paper) {
        return Pencil.between(colors(material).cell(), paper.light(), INLAY);
    }

    /** What is written on a material that is let into paper. */
    public Color onInlay(Material material, ArmyColors paper) {
        return Contrast.better(inlay(material, paper), paper.line(), paper.light());
    }

    /**
     * The colours of one material and of the pieces on it.
     *
     * @param cell the slabs
     * @param joint the gap between slabs, and the edge of the board
     * @param mark what can be chosen, on this material and beside these pieces
     * @param trace what just happened, as far from the pieces and from what can be chosen
     * @param ink what is written on the slabs
     * @param pit where a slab is missing
     * @param armies the pieces, by side
     */
    public record MaterialColors(
            Color cell, Color joint, Color mark, Color trace, Color ink, PitColors pit, Map<Side, ArmyColors> armies) {
        public MaterialColors {
            armies = Map.copyOf(armies);
            for (Side side : Side.values()) {
                if (!armies.containsKey(side)) {
                    throw new IllegalArgumentException("no colours for side " + side);
                }
            }
        }

        /** The colours of a side. */
        public ArmyColors army(Side side) {
            ArmyColors army = armies.get(side);
            if (army == null) {
                throw new IllegalStateException("no colours for side " + side);
            }
            return army;
        }

        /** What is written on what is filled with the colour of marks. */
        public Color onMark() {
            return Contrast.better(mark, Color.WHITE, Color.BLACK);
        }

        /** What shows on a bare table that what is filled with the colour of marks would not: the mark or its edge. */
        public Color markOnGround() {
            return Contrast.better(cell, mark, markEdge());
        }

        /** What lies between a mark and a table that is as light as the mark. */
        public Color markEdge() {
            return edge(mark);
        }

        /** What lies between the colour of a mark and a table that is as light. */
        public Color edge(Color mark) {
            ArmyColors paper = army(Side.NOBODY);
            return Contrast.better(mark, paper.light(), paper.line());
        }
    }

    /**
     * The colours of a hole.
     *
     * @param floor its bottom
     * @param deep the shadow within
     * @param lip the wall that the light reaches
     */
    public record PitColors(Color floor, Color deep, Color lip) {}

    /**
     * The colours of a side's pieces.
     *
     * @param light where the light falls
     * @param body most of the piece
     * @param shade where no light falls
     * @param line the outline
     * @param tint the cells of its home
     * @param rim the pattern by which it is known without colours
     */
    public record ArmyColors(Color light, Color body, Color shade, Color line, Color tint, Rim rim) {
        /** What is written on its pieces. */
        public Color ink() {
            return Contrast.better(body, Color.WHITE, Color.BLACK);
        }
    }

    /** A pattern near the edge of a piece, so that sides can be told apart without colours. */
    public enum Rim {
        PLAIN,
        GROOVE,
        DASHES,
        DOTS,
        RINGS
    }
}
