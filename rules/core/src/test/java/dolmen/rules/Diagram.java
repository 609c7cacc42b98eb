package dolmen.rules;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A board drawn in ASCII: a line for each row, which begins with the row's name; {@code .} is an empty cell. */
public final class Diagram {
    private static final Pattern EMPTY_CELLS = Pattern.compile("\\.+");

    private Diagram() {}

    /** The drawing as one word of a position's text. */
    public static String word(String drawing) {
        return drawing.lines()
                .map(line -> line.replace(" ", "").substring(1))
                .map(row -> EMPTY_CELLS
                        .matcher(row)
                        .replaceAll(run -> Integer.toString(run.group().length())))
                .collect(Collectors.joining("/"));
    }
}
