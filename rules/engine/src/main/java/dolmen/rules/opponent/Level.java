package dolmen.rules.opponent;

/** How strong a computer player is: how much it looks at, and how much of that it overlooks. */
public enum Level {
    FIRST(1, 300, 0.45, 6_000, 0.75),
    SECOND(2, 2_000, 0.15, 30_000, 0.4),
    THIRD(3, 60_000, 0, 300_000, 0);

    private final int number;
    private final long positions;
    private final double oversight;
    private final long plies;
    private final double oversightAtCards;

    Level(int number, long positions, double oversight, long plies, double oversightAtCards) {
        this.number = number;
        this.positions = positions;
        this.oversight = oversight;
        this.plies = plies;
        this.oversightAtCards = oversightAtCards;
    }

    /**
     * With what care somebody thinks.
     *
     * @param most how much is looked at before a move, the same on every machine
     * @param oversight the share of moves that is overlooked, see {@link dolmen.rules.search.Manner}
     */
    record Care(long most, double oversight) {}

    /** From 1, the weakest, to 3. */
    public int number() {
        return number;
    }

    /** Its care where nothing is hidden, in positions. */
    Care inTheOpen() {
        return new Care(positions, oversight);
    }

    /**
     * Its care where hands are hidden, in plies played out, of which a game to its end has a hundred or two. Whole
     * cards are overlooked, and more of them than moves in the open: luck covers up smaller differences.
     */
    Care atCards() {
        return new Care(plies, oversightAtCards);
    }
}
