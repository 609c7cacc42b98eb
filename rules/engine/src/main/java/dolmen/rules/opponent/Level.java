package dolmen.rules.opponent;

/** The strength of a computer player; its {@link Care} says what that means in a variant. */
public enum Level {
    FIRST(1),
    SECOND(2),
    THIRD(3);

    private final int number;

    Level(int number) {
        this.number = number;
    }

    /** The number, from 1 (the weakest) to 3. */
    public int number() {
        return number;
    }
}
