package dolmen.renderer.pen;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.StringJoiner;

/**
 * Reads outlines in the syntax of SVG paths, in absolute coordinates: {@code M} moves, {@code L} draws a line,
 * {@code Q} and {@code C} draw curves with one and two control points, {@code Z} closes; {@code O} is an ellipse
 * between two corners.
 */
public final class Outline {
    private static final double ACROSS = 100;

    private Outline() {}

    /**
     * The path of an outline.
     *
     * @throws IllegalArgumentException if it cannot be read; the message quotes it
     */
    public static Path2D path(String outline) {
        var path = new Path2D.Double();
        try (var words = new Scanner(outline)) {
            while (words.hasNext()) {
                draw(path, words.next(), words, outline);
            }
        }
        return path;
    }

    private static void draw(Path2D path, String command, Scanner words, String outline) {
        switch (command) {
            case "M" -> {
                List<Double> to = numbers(words, 2, outline);
                path.moveTo(to.get(0), to.get(1));
            }
            case "L" -> {
                List<Double> to = numbers(words, 2, outline);
                path.lineTo(to.get(0), to.get(1));
            }
            case "Q" -> {
                List<Double> to = numbers(words, 4, outline);
                path.quadTo(to.get(0), to.get(1), to.get(2), to.get(3));
            }
            case "C" -> {
                List<Double> to = numbers(words, 6, outline);
                path.curveTo(to.get(0), to.get(1), to.get(2), to.get(3), to.get(4), to.get(5));
            }
            case "O" -> {
                List<Double> to = numbers(words, 4, outline);
                var round = new Ellipse2D.Double();
                round.setFrameFromDiagonal(to.get(0), to.get(1), to.get(2), to.get(3));
                path.append(round, false);
            }
            case "Z" -> path.closePath();
            default -> throw unreadable(outline);
        }
    }

    private static List<Double> numbers(Scanner words, int count, String outline) {
        var numbers = new ArrayList<Double>();
        while (numbers.size() < count) {
            if (!words.hasNext("-?\\d+(\\.\\d+)?")) {
                throw unreadable(outline);
            }
            numbers.add(Double.valueOf(words.next()));
        }
        return numbers;
    }

    /** The outline mirrored left to right. */
    public static String mirrored(String outline) {
        var mirrored = new StringJoiner(" ");
        boolean across = true;
        try (var words = new Scanner(outline)) {
            while (words.hasNext()) {
                String word = words.next();
                if (Character.isLetter(word.charAt(0))) {
                    mirrored.add(word);
                    across = true;
                } else {
                    mirrored.add(across ? Double.toString(ACROSS - Double.parseDouble(word)) : word);
                    across = !across;
                }
            }
        }
        return mirrored.toString();
    }

    private static IllegalArgumentException unreadable(String outline) {
        return new IllegalArgumentException("not an outline: " + outline);
    }
}
