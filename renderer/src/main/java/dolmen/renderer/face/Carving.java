package dolmen.renderer.face;

import dolmen.renderer.face.Cut.Layer;
import dolmen.renderer.pen.Outline;
import dolmen.renderer.resource.Resources;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A face in its text form: a line with the outline of the stone, then a line per cut, the lowest first. A line has the
 * layer, the width of a groove, {@code both} if the cut also appears mirrored, and the outline. Lengths are in
 * hundredths of the stone, from its upper left corner.
 *
 * @param stone the outline of the stone
 * @param cuts the cuts, the lowest first
 */
record Carving(String stone, List<Cut> cuts) {
    private static final String STONE = "stone ";
    private static final Pattern LINE =
            Pattern.compile("(?<layer>[a-z]+)(?: +(?<width>\\d[\\d.]*))?(?<both> +both)? +(?<outline>[MO].*)");

    private static final Map<Face, Carving> BY_FACE =
            Arrays.stream(Face.values()).collect(Collectors.toUnmodifiableMap(face -> face, Carving::load));

    Carving {
        cuts = List.copyOf(cuts);
    }

    /** The carving of a face. */
    static Carving of(Face face) {
        Carving carving = BY_FACE.get(face);
        if (carving == null) {
            throw new IllegalStateException("no carving of " + face);
        }
        return carving;
    }

    private static Carving load(Face face) {
        String file = face.name().toLowerCase(Locale.ROOT) + ".txt";
        return read(new String(Resources.read(Carving.class, file), StandardCharsets.UTF_8));
    }

    /**
     * Reads a carving.
     *
     * @throws IllegalArgumentException if a line is not a cut; the message quotes it
     */
    static Carving read(String table) {
        List<String> lines = table.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        if (lines.isEmpty() || !lines.getFirst().startsWith(STONE)) {
            throw new IllegalArgumentException("the first line is not a stone: " + table);
        }
        String stone = lines.getFirst().substring(STONE.length()).strip();
        Outline.path(stone);
        return new Carving(stone, lines.stream().skip(1).flatMap(Carving::cuts).toList());
    }

    private static Stream<Cut> cuts(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not a cut: " + line);
        }
        String width = parts.group("width");
        var cut = new Cut(
                Layer.valueOf(parts.group("layer").toUpperCase(Locale.ROOT)),
                width == null ? 0 : Double.parseDouble(width),
                parts.group("outline"));
        Outline.path(cut.outline());
        return parts.group("both") == null
                ? Stream.of(cut)
                : Stream.of(cut, new Cut(cut.layer(), cut.width(), Outline.mirrored(cut.outline())));
    }
}
