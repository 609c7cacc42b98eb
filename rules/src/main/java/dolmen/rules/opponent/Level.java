package dolmen.rules.opponent;

/** How strong a computer player is: how much it looks at, and how much of that it overlooks. */
public enum Level {
    FIRST(1, new Care(300, 0.45), new Care(3_000, 0.6)),
    SECOND(2, new Care(2_000, 0.15), new Care(30_000, 0.4)),
    THIRD(3, new Care(60_000, 0), new Care(300_000, 0));

    private final int number;
    private final Care open;
    private final Care hidden;

    Level(int number, Care open, Care hidden) {
        this.number = number;
        this.open = open;
        this.hidden = hidden;
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
    Care open() {
        return open;
    }

    /**
     * Its care where something is hidden, in plies played out, of which a game to its end has a hundred or two. More
     * is overlooked than where all is open: luck covers up smaller differences.
     */
    Care hidden() {
        return hidden;
    }
}
