package dolmen.renderer.piece;

import dolmen.renderer.pen.Outline;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.resource.Resources;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A drawing on a card, in ink and in the colour of its ground. {@code motifs.txt} lists all drawings, each below its
 * name.
 *
 * @param strokes the strokes, the lowest first
 */
record Motif(List<Stroke> strokes) {
    private static final double ACROSS = 100;
    private static final Pattern NAME = Pattern.compile("\\p{IsLowercase}+");
    private static final Pattern STROKE =
            Pattern.compile("(?<kind>ink|cut|line|light)(?: +(?<width>[\\d.]+))? +(?<outline>[MO] .*)");
    private static final Map<String, Motif> BY_NAME =
            read(new String(Resources.read(Motif.class, "motifs.txt"), StandardCharsets.UTF_8));

    Motif {
        strokes = List.copyOf(strokes);
    }

    /**
     * A filled outline, or a line along it.
     *
     * @param kind the kind of the stroke
     * @param width the width of a line, in hundredths of the drawing; 0 for a filled outline
     * @param outline the outline, in the syntax of {@link Outline}
     */
    record Stroke(Kind kind, double width, String outline) {}

    /** The kinds of strokes: the first two are filled, the first and the third are in ink. */
    enum Kind {
        INK,
        CUT,
        LINE,
        LIGHT
    }

    /**
     * The drawing with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Motif of(String name) {
        Motif motif = BY_NAME.get(name);
        if (motif == null) {
            throw new IllegalArgumentException("no drawing of \"" + name + "\"");
        }
        return motif;
    }

    /**
     * Reads drawings.
     *
     * @throws IllegalArgumentException if a line is neither a name nor a stroke of the name above; the message quotes
     *     it
     */
    static Map<String, Motif> read(String table) {
        var strokes = new HashMap<String, List<Stroke>>();
        String name = "";
        for (String line : table.lines().filter(Motif::tells).toList()) {
            if (NAME.matcher(line).matches()) {
                name = line;
                strokes.put(name, new ArrayList<>());
            } else {
                List<Stroke> above = strokes.get(name);
                if (above == null) {
                    throw new IllegalArgumentException("a stroke without a name: " + line);
                }
                above.add(stroke(line));
            }
        }
        var motifs = new HashMap<String, Motif>();
        strokes.forEach((named, drawn) -> motifs.put(named, new Motif(drawn)));
        return Map.copyOf(motifs);
    }

    private static boolean tells(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    private static Stroke stroke(String line) {
        Matcher parts = STROKE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not a stroke: " + line);
        }
        String width = parts.group("width");
        var stroke = new Stroke(
                Kind.valueOf(parts.group("kind").toUpperCase(Locale.ROOT)),
                width == null ? 0 : Double.parseDouble(width),
                parts.group("outline"));
        Outline.path(stroke.outline());
        return stroke;
    }

    /** Draws the motif in a square of the given size, centred on the origin. */
    void paint(Graphics2D pen, double size, Color ink, Color ground) {
        var place = AffineTransform.getScaleInstance(size / ACROSS, size / ACROSS);
        place.translate(-ACROSS / 2, -ACROSS / 2);
        for (Stroke stroke : strokes) {
            Shape shape = place.createTransformedShape(Outline.path(stroke.outline()));
            double width = Math.max(1, stroke.width() * size / ACROSS);
            switch (stroke.kind()) {
                case INK -> Pencil.fill(pen, shape, ink);
                case CUT -> Pencil.fill(pen, shape, ground);
                case LINE -> Pencil.line(pen, shape, ink, width);
                case LIGHT -> Pencil.line(pen, shape, ground, width);
            }
        }
    }
}
