package dolmen.bot.id;

/** A challenge, by its number, counted from 1. */
public record ChallengeId(long value) {

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
