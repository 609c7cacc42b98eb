package dolmen.rules.facts;

/**
 * How long a game may go on without progress before the host calls it drawn.
 *
 * @param plies how many plies in a row at a table of two; at larger tables as many rounds
 * @param progress what counts as progress, a clause such as "a stone leaves the board"
 */
public record Patience(int plies, String progress) {

    /** How many plies in a row at a table of so many seats. */
    public int plies(int seats) {
        return plies * seats / 2;
    }
}
