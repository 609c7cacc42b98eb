package dolmen.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as somebody typed it, brought into one form: small letters, no blanks, plain signs.
 *
 * @param text the whole text in that form
 * @param cells the names of the cells in it, in order; empty when it holds anything else than cells and what may stand
 *     between them
 */
public record TypedMove(String text, List<String> cells) {
    /** Longer than any move of any game, with room for blanks and words. */
    private static final int LONGEST = 100;

    private static final Pattern DASH = Pattern.compile("[‐-―−﹘﹣－⁃➖]|[←-⇿⟰-⟿⤀-⥿⬀-⯿➔-➾]");
    private static final Pattern CROSS = Pattern.compile("[×✕✖⨯]");
    private static final Pattern STAR = Pattern.compile("[∗⁎★✱]");
    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}\\uFE0E\\uFE0F]+");
    private static final Pattern CELL_OR_BETWEEN = Pattern.compile("([a-z][0-9]{1,2})|to|[-x>*+^,]");

    public TypedMove {
        cells = List.copyOf(cells);
    }

    /** Reads what somebody typed; whatever it is, it never throws. */
    static TypedMove of(String typed) {
        String text = typed.length() > LONGEST ? "" : plain(typed);
        return new TypedMove(text, cellsOf(text));
    }

    /** The text without blanks, in small letters and with plain signs. */
    static String plain(String typed) {
        String text = typed.toLowerCase(Locale.ROOT);
        text = DASH.matcher(text).replaceAll("-");
        text = CROSS.matcher(text).replaceAll("x");
        text = STAR.matcher(text).replaceAll("*");
        return BLANK.matcher(text).replaceAll("").replace("->", "-");
    }

    private static List<String> cellsOf(String text) {
        var cells = new ArrayList<String>();
        Matcher part = CELL_OR_BETWEEN.matcher(text);
        int end = 0;
        for (; part.find() && part.start() == end; end = part.end()) {
            if (part.group(1) != null) {
                cells.add(part.group(1));
            }
        }
        return end == text.length() ? cells : List.of();
    }

    /** True if both begin with the same cell and name the same others, in any order. */
    boolean fits(TypedMove move) {
        return !cells.isEmpty()
                && cells.getFirst().equals(move.cells.getFirst())
                && cells.stream()
                        .sorted()
                        .toList()
                        .equals(move.cells.stream().sorted().toList());
    }
}
