package dolmen.rules.record;

import dolmen.rules.GameRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads records out of texts. Whatever the text, it answers and does not throw. A line that begins with {@code [Game}
 * begins a record, so that a fault in one leaves those after it readable. Safe for use by many threads.
 */
public final class RecordReader {
    /** How long the text of one record may be, in characters. */
    public static final int LONGEST_RECORD = 256 * 1024;

    private static final Pattern BEGINNING =
            Pattern.compile("^[ \\t]*\\[" + MatchRecord.GAME + "\\b", Pattern.MULTILINE);
    private static final Pattern LINE_END = Pattern.compile("\r\n?");
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final GameRegistry games;

    /** A reader of records of these games. */
    public RecordReader(GameRegistry games) {
        this.games = games;
    }

    /** The only record of the text; that there is none, or a second one, is a fault. */
    public Reading readOne(String text) {
        List<Section> sections = sections(text);
        if (sections.size() > 1) {
            return new RecordFault(sections.get(1).line(), 1, "A second record begins here; one at a time is read.");
        }
        return read(sections.getFirst());
    }

    /** Every record of the text, or what is wrong with it, in order; at least one. */
    public List<Reading> readAll(String text) {
        return sections(text).stream().map(this::read).toList();
    }

    private Reading read(Section section) {
        return new SectionReader(games, section).read();
    }

    /** One record for each beginning; what stands before the first is none, unless it is blank. */
    private static List<Section> sections(String raw) {
        String text = LINE_END.matcher(raw.startsWith(BYTE_ORDER_MARK) ? raw.substring(1) : raw)
                .replaceAll("\n");
        var sections = new ArrayList<Section>();
        Matcher beginnings = BEGINNING.matcher(text);
        int line = 1;
        int from = 0;
        while (beginnings.find()) {
            String before = text.substring(from, beginnings.start());
            if (from > 0 || !before.isBlank()) {
                sections.add(new Section(line, before));
            }
            line += Math.toIntExact(
                    before.chars().filter(character -> character == '\n').count());
            from = beginnings.start();
        }
        sections.add(new Section(line, text.substring(from)));
        return sections;
    }
}
