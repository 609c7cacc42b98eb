package dolmen.rules.record;

import java.util.function.IntPredicate;

/** A place in a text that knows its line and column; for one use by one thread. */
final class Cursor {
    /** What is met behind the last character. */
    static final int END = -1;

    private final String text;
    private int index;
    private int line;
    private int column = 1;

    Cursor(Section section) {
        this.text = section.text();
        this.line = section.line();
    }

    /** The character here. */
    int peek() {
        return index < text.length() ? text.codePointAt(index) : END;
    }

    /** The character here, which is left behind. */
    int next() {
        int character = peek();
        if (character == END) {
            return END;
        }
        index += Character.charCount(character);
        if (character == '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        return character;
    }

    /** All characters from here on that are such; what comes next is not. */
    String takeWhile(IntPredicate such) {
        int from = index;
        while (peek() != END && such.test(peek())) {
            next();
        }
        return text.substring(from, index);
    }

    void skipBlanks() {
        takeWhile(Cursor::isBlank);
    }

    static boolean isBlank(int character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    /** A line and a column of it. */
    record Place(int line, int column) {

        /** The place behind such a word, which begins here. */
        Place behind(String word) {
            return new Place(line, column + word.length());
        }

        /** That something is wrong there. */
        RecordFault fault(String words) {
            return new RecordFault(line, column, words);
        }
    }

    /** Where this is. */
    Place place() {
        return new Place(line, column);
    }

    /** That something is wrong here. */
    RecordFault fault(String words) {
        return place().fault(words);
    }
}
