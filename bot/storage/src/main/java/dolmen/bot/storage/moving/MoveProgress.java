package dolmen.bot.storage.moving;

/** A listener to the progress of a move. */
public interface MoveProgress {
    /** Nobody listens. */
    MoveProgress UNSEEN = new MoveProgress() {
        @Override
        public void copied(String table, long rows, long all) {}

        @Override
        public void equal(String table, long rows) {}
    };

    /** A number of all rows of a table were copied. */
    void copied(String table, long rows, long all);

    /** All rows of a table are equal in both databases. */
    void equal(String table, long rows);
}
