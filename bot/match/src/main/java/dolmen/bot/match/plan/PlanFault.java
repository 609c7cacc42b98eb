package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;

/** An error in a typed plan. Rows and turns are numbered from 1. */
public sealed interface PlanFault {

    /** The turn cannot be played at its point in the row. */
    record Unplayable(int row, int turn, Seat mover, TypedRefusal why) implements PlanFault {}

    /** The match has ended before the turn. */
    record BeyondTheEnd(int row, int turn, Match ended) implements PlanFault {}

    /** Chance acts before the turn. */
    record BeyondChance(int row, int turn) implements PlanFault {}

    /** The row ends in the middle of a turn of the seat. */
    record HalfTurn(int row, Seat mover) implements PlanFault {}

    /** The row ends with a turn without an answer. */
    record NoAnswer(int row) implements PlanFault {}

    /**
     * Two rows answer the same turns differently.
     *
     * @param answer the row's answer at the first difference
     * @param other the earlier row's answer there
     */
    record Contradiction(int rowBefore, String other, int row, String answer) implements PlanFault {}

    /** There are too many rows. */
    record TooManyRows(int most) implements PlanFault {}

    /** The plan has too many characters in its canonical form. */
    record TooMuch(int most) implements PlanFault {}

    /** The row has too many turns. */
    record TooLong(int row, int most) implements PlanFault {}
}
