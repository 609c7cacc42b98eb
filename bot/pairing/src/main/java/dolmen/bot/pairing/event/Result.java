package dolmen.bot.pairing.event;

/** The result of a match of two, or its absence. A forfeit is a no-show: the match was not played. */
public enum Result {
    UNDECIDED,
    WHITE_WINS,
    DRAW,
    BLACK_WINS,
    WHITE_FORFEITS,
    BLACK_FORFEITS,
    BOTH_FORFEIT;

    /** True unless the match is still open. */
    public boolean decided() {
        return this != UNDECIDED;
    }

    /** True if both players moved, so that the match counts for colours and encounters. */
    public boolean played() {
        return switch (this) {
            case WHITE_WINS, DRAW, BLACK_WINS -> true;
            case UNDECIDED, WHITE_FORFEITS, BLACK_FORFEITS, BOTH_FORFEIT -> false;
        };
    }

    /** The points of the player with this colour. */
    public Points points(Colour colour) {
        return switch (this) {
            case UNDECIDED, BOTH_FORFEIT -> Points.ZERO;
            case DRAW -> Points.HALF;
            case WHITE_WINS, BLACK_FORFEITS -> colour == Colour.WHITE ? Points.ONE : Points.ZERO;
            case BLACK_WINS, WHITE_FORFEITS -> colour == Colour.BLACK ? Points.ONE : Points.ZERO;
        };
    }

    /** True if the player with this colour did not show up. */
    public boolean forfeitedBy(Colour colour) {
        return switch (this) {
            case UNDECIDED, WHITE_WINS, DRAW, BLACK_WINS -> false;
            case WHITE_FORFEITS -> colour == Colour.WHITE;
            case BLACK_FORFEITS -> colour == Colour.BLACK;
            case BOTH_FORFEIT -> true;
        };
    }

    /** A forfeit by one player or both. */
    public static Result forfeit(boolean byWhite, boolean byBlack) {
        if (byWhite && byBlack) {
            return BOTH_FORFEIT;
        }
        if (byWhite) {
            return WHITE_FORFEITS;
        }
        return byBlack ? BLACK_FORFEITS : UNDECIDED;
    }
}
