package dolmen.bot.pairing.standing;

/** A measure by which entrants with equal points are ordered. */
public enum TieBreak {
    /** The sum of the opponents' points without the lowest. */
    BUCHHOLZ_CUT_ONE,
    /** The sum of the opponents' points. */
    BUCHHOLZ,
    /** The points of beaten opponents, and half the points of those who drew. */
    SONNEBORN_BERGER,
    /** The points from matches among those who are still equal, if all of them have met. */
    DIRECT_ENCOUNTER,
    /** The number of matches won, forfeits of opponents included, byes not. */
    WINS
}
