package dolmen.renderer.theme;

import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.renderer.theme.Theme.PitColors;
import dolmen.renderer.theme.Theme.Rim;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Color;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;

/**
 * The text form of a theme: a colour per key, and a row of colours per material and per side on it.
 *
 * @param name the theme's name
 * @param rows the rows by key
 */
record ThemeTable(String name, Properties rows) {
    private static final int SERIES = 6;
    private static final int MATERIAL = 8;

    /**
     * Converts the table to a theme.
     *
     * @throws IllegalArgumentException if a row is missing or unreadable; the message names it
     */
    Theme theme() {
        Map<Material, MaterialColors> materials = new EnumMap<>(Material.class);
        for (Material material : Material.values()) {
            materials.put(material, colors(material));
        }
        return new Theme(
                name,
                color("ground"),
                color("ink"),
                color("quiet"),
                color("line"),
                color("accent"),
                color("shadow"),
                series(),
                materials);
    }

    private List<Color> series() {
        return IntStream.range(0, SERIES)
                .mapToObj(column -> color("series", column, SERIES))
                .toList();
    }

    private MaterialColors colors(Material material) {
        Map<Side, ArmyColors> armies = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            armies.put(side, army(material + "." + side));
        }
        String key = material.name();
        List<Color> row = IntStream.range(0, MATERIAL)
                .mapToObj(column -> color(key, column, MATERIAL))
                .toList();
        PitColors pit = new PitColors(row.get(2), row.get(3), row.get(4));
        return new MaterialColors(row.get(0), row.get(1), row.get(5), row.get(6), row.get(7), pit, armies);
    }

    private ArmyColors army(String key) {
        return new ArmyColors(
                color(key, 0, 6),
                color(key, 1, 6),
                color(key, 2, 6),
                color(key, 3, 6),
                color(key, 4, 6),
                rim(key, word(key, 5, 6)));
    }

    private Color color(String key) {
        return color(key, 0, 1);
    }

    private Color color(String key, int column, int columns) {
        String word = word(key, column, columns);
        if (!word.matches("[0-9A-F]{6}")) {
            throw unreadable(key, "\"" + word + "\" is not a colour");
        }
        return new Color(Integer.parseInt(word, 16));
    }

    private Rim rim(String key, String word) {
        for (Rim rim : Rim.values()) {
            if (rim.name().equals(word)) {
                return rim;
            }
        }
        throw unreadable(key, "\"" + word + "\" is not a rim");
    }

    private String word(String key, int column, int columns) {
        String row = rows.getProperty(key);
        if (row == null) {
            throw unreadable(key, "the row is missing");
        }
        String[] words = row.trim().split("\\s+", -1);
        if (words.length != columns) {
            throw unreadable(key, "%d words instead of %d".formatted(words.length, columns));
        }
        return words[column];
    }

    private IllegalArgumentException unreadable(String key, String why) {
        return new IllegalArgumentException("theme %s, %s: %s".formatted(name, key, why));
    }
}
