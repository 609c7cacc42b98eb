package dolmen.bot.match.notice;

import dolmen.bot.id.MatchId;

/**
 * A message to deliver about a match. It is stored in the transaction that causes it, so that a crash loses none.
 *
 * @param revision the revision of the match that caused it
 * @param ply the number of plies played by then
 * @param calls true if it calls the players who must act; a board does not if they have been called already
 */
public record Notice(MatchId match, int revision, int ply, Kind kind, boolean calls) {

    /** The subject of the message. */
    public enum Kind {
        /** The board, and whose turn it is. */
        BOARD,
        /** The end of the match. */
        RESULT,
        /** A player's request to the others. */
        REQUEST,
        /** A reminder of the turn and of the time left. */
        REMINDER
    }

    /** This notice without a call. */
    public Notice withoutCall() {
        return new Notice(match, revision, ply, kind, false);
    }

    /**
     * True if this later notice of the same match includes the earlier one. A board without a call does not replace one
     * with a call.
     */
    public boolean tells(Notice earlier) {
        return switch (kind) {
            case RESULT -> true;
            case BOARD -> (earlier.kind == Kind.BOARD && (calls || !earlier.calls)) || earlier.kind == Kind.REMINDER;
            case REQUEST, REMINDER -> earlier.kind == kind;
        };
    }

    /** A name for the message, the same for every attempt to send it: Discord drops a second message with it. */
    public String nonce() {
        return switch (kind) {
            case BOARD -> "m%d.%d.b".formatted(match.value(), ply);
            case RESULT -> "m%d.%d.r".formatted(match.value(), ply);
            case REQUEST -> "m%d.%d.q".formatted(match.value(), revision);
            case REMINDER -> "m%d.%d.w".formatted(match.value(), revision);
        };
    }
}
