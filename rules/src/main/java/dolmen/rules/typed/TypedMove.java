package dolmen.rules.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as somebody typed it, taken apart.
 *
 * @param text all that was typed but blanks, words that say nothing, and signs around the whole
 * @param cells the names of its cells, the one that it says to come from first
 * @param words what else it holds, and may change its meaning
 * @param bare true if it is nothing but cells, and no sign between them tells a direction
 */
public record TypedMove(String text, List<String> cells, List<String> words, boolean bare) {
    private static final String NEUTRAL = "-,.;:·•|&_!\"@#\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}。、";
    private static final String DIRECTED = "x>*+^<";
    private static final String CROSS = "x";
    private static final String FROM = "<";
    private static final String TO = "to";

    private static final Pattern PART = Pattern.compile("(?<number>^[0-9]{1,3} ?[.)]+)"
            + "|(?<cell>[a-z][0-9]{1,2}(?![0-9])|(?<!\\p{L})[a-z] [0-9]{1,2}(?![0-9]))"
            + "|(?<neutral>[" + NEUTRAL + "]|/(?![->])|(?<!!)=|(?<!~)~(?!~))"
            + "|(?<word>\\p{L}+?(?=[a-z][0-9]|(?!\\p{L}))|[^ ])");
    private static final Pattern OUTER_SIGNS = Pattern.compile("^[%1$s>*+^<]+|[%1$s>*+^<]+$".formatted(NEUTRAL));

    public TypedMove {
        cells = List.copyOf(cells);
        words = List.copyOf(words);
    }

    /** Reads what somebody typed; whatever it is, it never throws. */
    static TypedMove of(String typed, Set<String> idle) {
        var taken = new Taken(idle);
        Matcher part = PART.matcher(PlainText.of(typed));
        while (part.find()) {
            taken.take(part);
        }
        return taken.whole();
    }

    /** The parts of a text that were taken so far. */
    private static final class Taken {
        private final Set<String> idle;
        private final StringBuilder text = new StringBuilder();
        private final List<String> cells = new ArrayList<>();
        private final List<String> words = new ArrayList<>();
        private boolean bare = true;
        private boolean cellIsOrigin;
        private boolean cellIsCrossed;
        private boolean originIsDue;

        Taken(Set<String> idle) {
            this.idle = idle;
        }

        void take(Matcher part) {
            if (part.group("cell") != null) {
                takeCell(part.group().replace(" ", ""));
            } else if (part.group("neutral") != null) {
                text.append(part.group());
            } else if (part.group("word") != null) {
                bare = false;
                takeWord(part.group());
            }
        }

        private void takeCell(String cell) {
            text.append(cell);
            cells.add(cellIsOrigin ? 0 : cells.size(), cell);
            originIsDue &= !cellIsOrigin;
            cellIsOrigin = false;
            cellIsCrossed = false;
        }

        private void takeWord(String word) {
            if (cells.isEmpty()) {
                originIsDue = CommonWords.TO.contains(word);
            }
            if (word.equals(FROM) || CommonWords.FROM.contains(word)) {
                text.append(FROM);
                cellIsOrigin = true;
            } else if (DIRECTED.contains(word)) {
                text.append(word);
                cellIsCrossed |= word.equals(CROSS);
            } else if (!idle.contains(word) && !CommonWords.IDLE.contains(word) && !CommonWords.TO.contains(word)) {
                takeUnknown(word);
            }
        }

        private void takeUnknown(String word) {
            text.append(word);
            words.add(word);
        }

        TypedMove whole() {
            if (cellIsCrossed) {
                takeUnknown(CROSS);
            }
            if (originIsDue) {
                takeUnknown(TO);
            }
            return new TypedMove(OUTER_SIGNS.matcher(text).replaceAll(""), cells, words, bare);
        }
    }
}
