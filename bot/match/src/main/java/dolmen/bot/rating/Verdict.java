package dolmen.bot.rating;

/** The decision whether a result counts for ratings, and the reason if not. */
public enum Verdict {
    /** The result counts. */
    RATED,
    /** The players agreed on an unrated match. */
    FRIENDLY,
    /** The variant does not measure strength, or is unknown to this release. */
    VARIANT,
    /** The match ended for somebody at the table before their first move. */
    UNPLAYED,
    /** All pairs at the table had used up their rated matches of the game for that day. */
    LIMIT,
    /** It counted, and the match was declared void afterwards. */
    TAKEN_BACK,
    /** A moderator decided the match: ratings do not change, and it counts only in the lists of its server. */
    SERVER
}
