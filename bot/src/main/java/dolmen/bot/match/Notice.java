package dolmen.bot.match;

/**
 * A message that the host owes to a match: its board as it stood after some ply, or its result. Stored in the same
 * transaction as what caused it, so that a crash loses none.
 *
 * @param ply how many plies had been played
 */
public record Notice(MatchId match, int ply, Kind kind) {

    /** What the message tells. */
    public enum Kind {
        BOARD,
        RESULT
    }

    /** The notice that a match owes after its latest change. */
    static Notice of(Match match) {
        return new Notice(match.id(), match.ply(), match.live() ? Kind.BOARD : Kind.RESULT);
    }

    /** A name for the message, equal for every attempt to send it: Discord drops a second message of one name. */
    public String nonce() {
        return "m%d.%d.%s".formatted(match.value(), ply, kind == Kind.BOARD ? "b" : "r");
    }
}
