package dolmen.bot.storage.moving;

/** Whoever is told how far a move has come. */
public interface MoveProgress {

    /** So many of all rows of a table were copied. */
    void copied(String table, long rows, long all);

    /** All of a table was found to be equal in both databases. */
    void equal(String table, long rows);
}
