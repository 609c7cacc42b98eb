package dolmen.rules.record;

import dolmen.rules.GameRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads records from texts. It returns a result for every text, and never throws. A line that starts with {@code [Game}
 * starts a record, so a fault in one record does not affect the next ones. Safe for use by many threads.
 */
public final class RecordReader {
    /** The maximum length of one record, in characters. */
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

    /** The only record of the text. No record, or a second one, is a fault. */
    public ParsedRecord readOne(String text) {
        List<RecordSection> sections = sections(text);
        if (sections.size() > 1) {
            return new RecordFault(sections.get(1).line(), 1, RecordPhrases.second());
        }
        return read(sections.getFirst());
    }

    /** Every record of the text, or its fault, in order; at least one. */
    public List<ParsedRecord> readAll(String text) {
        return sections(text).stream().map(this::read).toList();
    }

    private ParsedRecord read(RecordSection section) {
        return new SectionReader(games, section).read();
    }

    /**
     * The sections of a text, one for each record. Text before the first record is a section only if it is not blank.
     */
    private static List<RecordSection> sections(String raw) {
        String text = LINE_END.matcher(raw.startsWith(BYTE_ORDER_MARK) ? raw.substring(1) : raw)
                .replaceAll("\n");
        var sections = new ArrayList<RecordSection>();
        Matcher beginnings = BEGINNING.matcher(text);
        int line = 1;
        int from = 0;
        while (beginnings.find()) {
            String before = text.substring(from, beginnings.start());
            if (from > 0 || !before.isBlank()) {
                sections.add(new RecordSection(line, before));
            }
            line += Math.toIntExact(
                    before.chars().filter(character -> character == '\n').count());
            from = beginnings.start();
        }
        sections.add(new RecordSection(line, text.substring(from)));
        return sections;
    }
}
