package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;

/**
 * A message that the host owes to a match. Stored in the same transaction as what caused it, so that a crash loses
 * none.
 *
 * @param revision of the match that owes it
 * @param ply how many plies had been played
 * @param calls whether it calls those whom it waits for; a board does not if they have been called already
 */
public record Notice(MatchId match, int revision, int ply, Kind kind, boolean calls) {

    /** What the message tells. */
    public enum Kind {
        /** The board, and whose turn it is. */
        BOARD,
        /** How the match ended. */
        RESULT,
        /** What a player asks the others. */
        REQUEST,
        /** That a match still waits for the player to move, and for how long. */
        REMINDER
    }

    /** The same notice, which calls nobody. */
    public Notice withoutCall() {
        return new Notice(match, revision, ply, kind, false);
    }

    /**
     * Whether this notice, owed later to the same match, also tells what the earlier one would. A board that calls
     * nobody does not replace one that calls.
     */
    public boolean tells(Notice earlier) {
        return switch (kind) {
            case RESULT -> true;
            case BOARD -> (earlier.kind == Kind.BOARD && (calls || !earlier.calls)) || earlier.kind == Kind.REMINDER;
            case REQUEST, REMINDER -> earlier.kind == kind;
        };
    }

    /** A name for the message, equal for every attempt to send it: Discord drops a second message of one name. */
    public String nonce() {
        return switch (kind) {
            case BOARD -> "m%d.%d.b".formatted(match.value(), ply);
            case RESULT -> "m%d.%d.r".formatted(match.value(), ply);
            case REQUEST -> "m%d.%d.q".formatted(match.value(), revision);
            case REMINDER -> "m%d.%d.w".formatted(match.value(), revision);
        };
    }
}
