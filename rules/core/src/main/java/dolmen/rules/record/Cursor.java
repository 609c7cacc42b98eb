package dolmen.rules.record;

import dolmen.rules.phrase.Argument;
import java.util.function.IntPredicate;

/** A position in a text, with its line and column; for one use by one thread. */
final class Cursor {
    /** The result of reading past the last character. */
    static final int END = -1;

    private final String text;
    private int index;
    private int line;
    private int column = 1;

    Cursor(RecordSection section) {
        this.text = section.text();
        this.line = section.line();
    }

    /** The character here. */
    int peek() {
        return index < text.length() ? text.codePointAt(index) : END;
    }

    /** The character here; the cursor advances past it. */
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

    /** The longest run of matching characters from here on. */
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

    /** A line, and a column in it. */
    record Place(int line, int column) {

        /** The place after a word that starts here. */
        Place behind(String word) {
            return new Place(line, column + word.length());
        }

        /** A fault at that place. */
        RecordFault fault(Argument words) {
            return new RecordFault(line, column, words);
        }
    }

    /** The place of the cursor. */
    Place place() {
        return new Place(line, column);
    }

    /** A fault at the cursor. */
    RecordFault fault(Argument words) {
        return place().fault(words);
    }
}
