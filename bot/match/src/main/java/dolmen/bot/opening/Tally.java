package dolmen.bot.opening;

/**
 * The results of matches for the players of a move.
 *
 * @param won the number of wins
 * @param drawn the number of shared first places
 * @param lost the number of losses
 */
public record Tally(int won, int drawn, int lost) {
    /** The tally without matches. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** The number of matches. */
    public int matches() {
        return won + drawn + lost;
    }

    /** The sum of both. */
    public Tally plus(Tally other) {
        return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
    }
}
