package dolmen.renderer.theme;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Color;
import java.util.List;
import java.util.Map;

/**
 * The colours of a picture. {@link Themes} finds a theme by name.
 *
 * @param name the name by which people choose it, such as {@code dark}
 * @param ground the page
 * @param ink important text
 * @param quiet secondary text
 * @param line fine lines
 * @param accent the player to move
 * @param shadow the shadow of pieces, drawn translucent
 * @param series lines of a chart on the ground, in the order of use
 * @param materials the colours of each material and of the pieces on it
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

    /** This theme with invisible shadows. */
    public Theme withoutShadows() {
        return new Theme(name, ground, ink, quiet, line, accent, new Color(0, 0, 0, 0), series, materials);
    }

    /** The colour of a material inlaid in paper: close enough to the paper that text is legible on both. */
    public Color inlay(Material material, ArmyColors paper) {
        return Pencil.between(colors(material).cell(), paper.light(), INLAY);
    }

    /** The colour of text on a material inlaid in paper. */
    public Color onInlay(Material material, ArmyColors paper) {
        return Contrast.better(inlay(material, paper), paper.line(), paper.light());
    }

    /**
     * The colours of one material and of the pieces on it.
     *
     * @param cell the slabs
     * @param joint the gap between slabs, and the edge of the board
     * @param mark possible choices, on this material and beside these pieces
     * @param trace the last move; distinct from the pieces and from possible choices
     * @param ink text on the slabs
     * @param pit the hole of a missing slab
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

        /** The colour of text on the colour of marks. */
        public Color onMark() {
            return Contrast.better(mark, Color.WHITE, Color.BLACK);
        }

        /** The colour of marks on a bare table: the mark's or its edge's, whichever has more contrast. */
        public Color markOnGround() {
            return Contrast.better(cell, mark, markEdge());
        }

        /** The colour of the edge between a mark and a table of similar lightness. */
        public Color markEdge() {
            return edge(mark);
        }

        /** The colour of the edge between marks of a given colour and a table of similar lightness. */
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
     * @param lip the lit wall
     */
    public record PitColors(Color floor, Color deep, Color lip) {}

    /**
     * The colours of a side's pieces.
     *
     * @param light the lit part of a piece
     * @param body the main part of a piece
     * @param shade the unlit part of a piece
     * @param line the outline
     * @param tint the side's home cells
     * @param rim the pattern that identifies the side without colours
     */
    public record ArmyColors(Color light, Color body, Color shade, Color line, Color tint, Rim rim) {
        /** The colour of text on the side's pieces. */
        public Color ink() {
            return Contrast.better(body, Color.WHITE, Color.BLACK);
        }
    }

    /** A pattern near the edge of a piece that distinguishes sides without colours. */
    public enum Rim {
        PLAIN,
        GROOVE,
        DASHES,
        DOTS,
        RINGS
    }
}
