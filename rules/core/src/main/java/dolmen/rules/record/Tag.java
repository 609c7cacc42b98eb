package dolmen.rules.record;

import java.util.regex.Pattern;

/**
 * A line of information at the head of a record, such as {@code [Date "2026-11-22"]}.
 *
 * @param name the name: at most {@value #LONGEST_NAME} letters and digits, starting with a letter
 * @param value the value: one line of at most {@value #LONGEST_VALUE} characters
 */
public record Tag(String name, String value) {
    /** The maximum length of a value, in UTF-16 units. */
    public static final int LONGEST_VALUE = 256;

    static final int LONGEST_NAME = 32;

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,%d}".formatted(LONGEST_NAME - 1));

    /**
     * The tag with that name and value.
     *
     * @throws IllegalArgumentException if the name or the value is not valid
     */
    public Tag {
        if (!isName(name)
                || value.length() > LONGEST_VALUE
                || !value.codePoints().allMatch(Tag::isWritable)) {
            throw new IllegalArgumentException("invalid tag: " + name);
        }
    }

    /** The tag for any text. Characters that cannot be in a line become blanks, and a text that is too long is cut. */
    public static Tag of(String name, String text) {
        StringBuilder value = new StringBuilder();
        text.codePoints()
                .map(character -> isWritable(character) ? character : ' ')
                .takeWhile(character -> value.length() + Character.charCount(character) <= LONGEST_VALUE)
                .forEachOrdered(value::appendCodePoint);
        return new Tag(name, value.toString());
    }

    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** True if the character can be in a line: it neither breaks nor hides one, and is not half of a surrogate pair. */
    static boolean isWritable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            default -> character != '\uFEFF';
        };
    }

    /** The tag as a line. */
    String text() {
        return "[%s \"%s\"]".formatted(name, value.replace("\\", "\\\\").replace("\"", "\\\""));
    }
}
