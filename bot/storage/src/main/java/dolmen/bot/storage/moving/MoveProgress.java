package dolmen.bot.storage.moving;

/** A listener to the progress of a move. */
public interface MoveProgress {
    /** A listener that does nothing. */
    MoveProgress UNSEEN = new MoveProgress() {
        @Override
        public void copied(String table, long rows, long all) {}

        @Override
        public void equal(String table, long rows) {}
    };

    /** Reports that {@code rows} of {@code all} rows of a table are copied. */
    void copied(String table, long rows, long all);

    /** Reports that all rows of a table are equal in both databases. */
    void equal(String table, long rows);
}
