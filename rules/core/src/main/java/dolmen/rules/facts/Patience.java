package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;

/**
 * The limit on play without progress, after which the host declares a draw.
 *
 * @param plies the number of consecutive plies at a table of two; a larger table has as many rounds
 * @param progress the meaning of progress, as a clause such as "a stone leaves the board"
 */
public record Patience(int plies, Argument progress) {

    /** The number of consecutive plies at a table of this size. */
    public int plies(int seats) {
        return plies * seats / 2;
    }
}
