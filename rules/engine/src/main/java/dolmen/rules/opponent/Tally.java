package dolmen.rules.opponent;

/** The results of one player against others in a series of games. */
public record Tally(int wins, int draws, int losses) {
    private static final double DEVIATIONS = 1.96;
    private static final double EVEN = 0.5;

    /** The tally before the first game. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /**
     * This tally with one more game, in which the player had this {@link dolmen.rules.search.Reward}: a win if the
     * player finished ahead of more than half of the opponents, a draw if ahead of exactly half.
     */
    public Tally with(double reward) {
        if (reward == EVEN) {
            return new Tally(wins, draws + 1, losses);
        }
        return reward > EVEN ? new Tally(wins + 1, draws, losses) : new Tally(wins, draws, losses + 1);
    }

    /** The number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** The sum of both tallies. */
    public Tally plus(Tally other) {
        return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** The number of games won; a draw counts as half a win. */
    public double points() {
        return wins + EVEN * draws;
    }

    /** The {@link #points} divided by the number of games. */
    public double score() {
        return points() / games();
    }

    /** The lower bound of the score, with 95 % confidence (Wilson 1927). */
    public double lowest() {
        return centre() - margin();
    }

    /** The upper bound of the score, with 95 % confidence (Wilson 1927). */
    public double highest() {
        return centre() + margin();
    }

    private double centre() {
        double spread = DEVIATIONS * DEVIATIONS / games();
        return (score() + spread / 2) / (1 + spread);
    }

    private double margin() {
        double spread = DEVIATIONS * DEVIATIONS / games();
        double variance = score() * (1 - score()) / games() + spread / (4 * games());
        return DEVIATIONS * Math.sqrt(variance) / (1 + spread);
    }
}
