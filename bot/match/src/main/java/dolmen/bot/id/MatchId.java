package dolmen.bot.id;

/**
 * A match, by the number that people see and type, counted from 1. One that somebody has brought in a file was never
 * played here: its number is negative, and nobody sees it.
 */
public record MatchId(long value) {

    /** The id of a match in a file, by whatever tells it from others. */
    public static MatchId brought(long content) {
        return new MatchId(content | Long.MIN_VALUE);
    }

    /** True if it was brought in a file. */
    public boolean brought() {
        return value < 0;
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
