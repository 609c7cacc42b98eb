package dolmen.bot.id;

/** The id of a tournament: its number, from 1. */
public record TournamentId(long value) {

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
