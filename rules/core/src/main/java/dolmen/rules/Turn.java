package dolmen.rules;

/** Who acts next: a seat, chance, or nobody because the game is over. */
public sealed interface Turn {

    /** The seat has at least one legal move and chooses among them. */
    record ToMove(Seat seat) implements Turn {}

    /** Chance acts: the next move comes from {@link Position#sampleChance}. */
    record Chance() implements Turn {}

    /** The game has ended by its own rules. */
    record Over(Outcome outcome) implements Turn {}
}
