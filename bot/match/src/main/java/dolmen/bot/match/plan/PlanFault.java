package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;

/** An error in a typed plan. Rows and turns are numbered from 1. */
public sealed interface PlanFault {

    /** The turn cannot be played at its point in the row. */
    record Unplayable(int row, int turn, Seat mover, TypedRefusal why) implements PlanFault {}

    /** The match has ended before it. */
    record BeyondTheEnd(int row, int turn, Match ended) implements PlanFault {}

    /** Chance acts before it. */
    record BeyondChance(int row, int turn) implements PlanFault {}

    /** The row ends in the middle of a turn of the seat. */
    record HalfTurn(int row, Seat mover) implements PlanFault {}

    /** The row ends with a turn without an answer. */
    record NoAnswer(int row) implements PlanFault {}

    /**
     * Two rows answer the same turns differently.
     *
     * @param answer of the row, from the first difference
     * @param other that of the row before
     */
    record Contradiction(int rowBefore, String other, int row, String answer) implements PlanFault {}

    /** There are too many rows. */
    record TooManyRows(int most) implements PlanFault {}

    /** The plan is too long in its canonical form, in characters. */
    record TooMuch(int most) implements PlanFault {}

    /** The row has too many turns. */
    record TooLong(int row, int most) implements PlanFault {}
}
