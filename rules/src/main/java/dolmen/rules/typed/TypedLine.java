package dolmen.rules.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A line in which somebody typed one ply or several in a row.
 *
 * @param first the first ply
 * @param rest the plies after it; empty if there are none
 */
record TypedLine(String first, String rest) {
    private static final Pattern CELL = Pattern.compile("[a-z] ?[0-9]{1,2}");
    private static final Pattern BETWEEN_PLIES = Pattern.compile("^(?:[^\\p{L}]|then\\b|and\\b)+");

    /**
     * The ways to part a line into a first ply and a rest, the longest first ply first. Both name at least so many
     * cells, as far as there are enough; there is always one way.
     */
    static List<TypedLine> partings(String typed, int cells) {
        String text = PlainText.of(typed);
        List<Integer> ends = CELL.matcher(text).results().map(MatchResult::end).toList();
        var partings = new ArrayList<>(List.of(new TypedLine(text, "")));
        for (int first = ends.size() - 1; first >= cells; first--) {
            if (first == cells || ends.size() - first >= cells) {
                partings.add(parted(text, ends.get(first - 1)));
            }
        }
        return partings;
    }

    private static TypedLine parted(String text, int end) {
        return new TypedLine(
                text.substring(0, end),
                BETWEEN_PLIES.matcher(text.substring(end)).replaceFirst(""));
    }
}
