package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;

/** What is wrong with a plan that somebody has typed. Rows and turns are numbered from 1. */
public sealed interface PlanFault {

    /** The turn cannot be played when it comes to it. */
    record Unplayable(int row, int turn, Seat mover, TypedRefusal why) implements PlanFault {}

    /** The match has ended by then. */
    record BeyondTheEnd(int row, int turn, Match ended) implements PlanFault {}

    /** Chance acts before it. */
    record BeyondChance(int row, int turn) implements PlanFault {}

    /** The row ends in the middle of a turn of that seat. */
    record HalfTurn(int row, Seat mover) implements PlanFault {}

    /** The row ends with a turn that is not answered. */
    record NoAnswer(int row) implements PlanFault {}

    /**
     * Two rows answer the same with different turns.
     *
     * @param answer of the row, from where the two differ
     * @param other that of the row before
     */
    record Contradiction(int rowBefore, String other, int row, String answer) implements PlanFault {}

    /** There are more rows than that. */
    record TooManyRows(int most) implements PlanFault {}

    /** In the words of the game it is longer than so many characters. */
    record TooMuch(int most) implements PlanFault {}

    /** The row has more turns than that. */
    record TooLong(int row, int most) implements PlanFault {}
}
