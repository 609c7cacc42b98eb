package dolmen.bot.rating;

/** What was decided about a result: whether it counts for ratings, and if not, why. */
public enum Verdict {
    /** It counts. */
    RATED,
    /** The players agreed that it should not count. */
    FRIENDLY,
    /** The variant says nothing about strength, or is none of a game of this release. */
    VARIANT,
    /** Somebody at the table had not moved before the match ended for them: nothing was played against them. */
    UNPLAYED,
    /** All at the table had played as many rated matches of the game with each other that day as count. */
    LIMIT,
    /** It counted, and the match was declared void afterwards. */
    TAKEN_BACK,
    /** A moderator decided it: ratings stay as they are, and it counts on the lists of its server alone. */
    SERVER
}
