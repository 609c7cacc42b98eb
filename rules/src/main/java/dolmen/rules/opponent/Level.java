package dolmen.rules.opponent;

/** How strong a computer player is: how much it looks at, and how much of that it overlooks. */
public enum Level {
    FIRST(1, 300, 0.45),
    SECOND(2, 2_000, 0.15),
    THIRD(3, 60_000, 0);

    private final int number;
    private final long nodes;
    private final double oversight;

    Level(int number, long nodes, double oversight) {
        this.number = number;
        this.nodes = nodes;
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

    double oversight() {
        return oversight;
    }
}
