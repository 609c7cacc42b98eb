package dolmen.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line in which somebody typed one ply or several in a row.
 *
 * @param first the first ply
 * @param rest the plies after it; empty if there are none
 */
record TypedLine(String first, String rest) {
    private static final Pattern BETWEEN_PLIES = Pattern.compile("then|and|[;&/.]");
    private static final Pattern CELL = Pattern.compile("[a-z][0-9]{1,2}");
    private static final Pattern LEADING_SIGNS = Pattern.compile("^[^a-z]+");

    /** Reads what somebody typed when a ply names so many cells; a line of no more cells is one ply. */
    static TypedLine of(String typed, int cells) {
        TypedMove all =
                TypedMove.of(BETWEEN_PLIES.matcher(TypedMove.plain(typed)).replaceAll(","));
        if (all.cells().size() <= cells) {
            return new TypedLine(typed, "");
        }
        Matcher cell = CELL.matcher(all.text());
        int end = 0;
        for (int found = 0; found < cells && cell.find(); found++) {
            end = cell.end();
        }
        String rest = LEADING_SIGNS.matcher(all.text().substring(end)).replaceFirst("");
        return new TypedLine(all.text().substring(0, end), rest);
    }
}
