package dolmen.bot.kills;

/**
 * An attempt to play a move, and what the person was told.
 *
 * @param ply how many plies the person had seen
 * @param move as it was chosen or typed
 */
record Attempt(long match, int ply, String person, String move, Told told) {

    /** What the person was told of it. */
    enum Told {
        PLAYED,
        SOMETHING_WENT_WRONG,
        ANYTHING_ELSE
    }

    static Told told(String words) {
        if (words.contains("You played")) {
            return Told.PLAYED;
        }
        return words.contains("Something went wrong") ? Told.SOMETHING_WENT_WRONG : Told.ANYTHING_ELSE;
    }
}
