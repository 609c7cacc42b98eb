package dolmen.bot.opening;

/**
 * How matches ended for those who made a move.
 *
 * @param won how many they won
 * @param drawn in how many they shared the first place
 * @param lost how many others won
 */
public record Tally(int won, int drawn, int lost) {
    /** That of no match. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** How many matches there are. */
    public int matches() {
        return won + drawn + lost;
    }

    /** That of all matches of both. */
    public Tally plus(Tally other) {
        return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
    }
}
