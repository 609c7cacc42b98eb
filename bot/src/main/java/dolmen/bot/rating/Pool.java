package dolmen.bot.rating;

/** Against whom the matches of a ladder are played. */
public enum Pool {
    /** Only people sit at the table. */
    PEOPLE,
    /** A computer opponent sits at the table. */
    COMPUTERS
}
