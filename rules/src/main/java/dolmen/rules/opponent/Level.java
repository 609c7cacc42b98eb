package dolmen.rules.opponent;

/** How strong a computer player is: how much it looks at, and how much of that it overlooks. */
public enum Level {
    FIRST(1, 300, 6_000, 0.45),
    SECOND(2, 2_000, 30_000, 0.15),
    THIRD(3, 60_000, 300_000, 0);

    private final int number;
    private final long nodes;
    private final long plies;
    private final double oversight;

    Level(int number, long nodes, long plies, double oversight) {
        this.number = number;
        this.nodes = nodes;
        this.plies = plies;
        this.oversight = oversight;
    }

    /** From 1, the weakest, to 3. */
    public int number() {
        return number;
    }

    /** How many positions it looks at before it moves, the same on every machine. */
    public long nodes() {
        return nodes;
    }

    /**
     * How many plies it plays out before it moves where something is hidden: one game to its end has about a hundred,
     * so that fewer would be hardly a thought.
     */
    long plies() {
        return plies;
    }

    double oversight() {
        return oversight;
    }
}
