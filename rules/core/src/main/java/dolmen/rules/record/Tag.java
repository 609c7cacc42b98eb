package dolmen.rules.record;

import java.util.regex.Pattern;

/**
 * A line at the head of a record that says something about it, such as {@code [Date "2026-11-22"]}.
 *
 * @param name at most 32 letters and digits, of which the first is a letter
 * @param value one line of at most {@value #LONGEST_VALUE} characters
 */
public record Tag(String name, String value) {
    /** How long a value may be, in UTF-16 units. */
    public static final int LONGEST_VALUE = 256;

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{0,31}");

    /**
     * The tag of that name and value.
     *
     * @throws IllegalArgumentException if the name or the value is none
     */
    public Tag {
        if (!isName(name)
                || value.length() > LONGEST_VALUE
                || !value.codePoints().allMatch(Tag::isWritable)) {
            throw new IllegalArgumentException("no tag: " + name);
        }
    }

    /** The tag of any text: what cannot stand in one line becomes a blank, and what is too long is cut. */
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

    /** True if the character can stand in a line: not what breaks or hides one, nor half of a pair. */
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

    /** The line. */
    String text() {
        return "[%s \"%s\"]".formatted(name, value.replace("\\", "\\\\").replace("\"", "\\\""));
    }
}
