package dolmen.rules;

/** The next actor: a seat, chance, or nobody because the game is over. */
public sealed interface Turn {

    /** The seat is to move, and has at least one legal move. */
    record ToMove(Seat seat) implements Turn {}

    /** Chance is to act: the next move comes from {@link Position#sampleChance}. */
    record Chance() implements Turn {}

    /** The game has ended by its own rules. */
    record Over(Outcome outcome) implements Turn {}
}
