package dolmen.bot.id;

/** The id of a challenge: its number, from 1. */
public record ChallengeId(long value) {

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
