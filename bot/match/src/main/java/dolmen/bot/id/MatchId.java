package dolmen.bot.id;

/**
 * The id of a match: the number that people see and type, from 1. A match from an uploaded file was never played here:
 * its number is negative, and nobody sees it.
 */
public record MatchId(long value) {

    /** The id of a match in a file, derived from its content. */
    public static MatchId brought(long content) {
        return new MatchId(content | Long.MIN_VALUE);
    }

    /** True if the match is from a file. */
    public boolean brought() {
        return value < 0;
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
