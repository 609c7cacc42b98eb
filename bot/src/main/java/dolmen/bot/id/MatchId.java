package dolmen.bot.id;

/** A match, by the number that people see and type, counted from 1. */
public record MatchId(long value) {

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
