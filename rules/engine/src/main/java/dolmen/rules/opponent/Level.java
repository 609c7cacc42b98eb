package dolmen.rules.opponent;

/** The strength of a computer player: the extent of its search, and the share of moves that it overlooks. */
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
     * The care with which a player thinks.
     *
     * @param most the search limit per move, the same on every machine
     * @param oversight the share of moves that it overlooks, see {@link dolmen.rules.search.Manner}
     */
    record Care(long most, double oversight) {}

    /** The number, from 1 (the weakest) to 3. */
    public int number() {
        return number;
    }

    /** The care in games without hidden information; its search limit is in positions. */
    Care inTheOpen() {
        return new Care(positions, oversight);
    }

    /**
     * The care in games with hidden hands; its search limit is in plies of playouts, and a whole game has one or two
     * hundred. Oversights concern whole cards, and are more frequent than in open games, because luck covers up smaller
     * differences.
     */
    Care atCards() {
        return new Care(plies, oversightAtCards);
    }
}
