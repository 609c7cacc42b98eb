package dolmen.bot.id;

/**
 * A match, by the number that people see and type, counted from 1. A match from somebody's file was never played here:
 * its number is negative, and nobody sees it.
 */
public record MatchId(long value) {

    /** The id of a match in a file, derived from its content. */
    public static MatchId brought(long content) {
        return new MatchId(content | Long.MIN_VALUE);
    }

    /** True if it is from a file. */
    public boolean brought() {
        return value < 0;
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
