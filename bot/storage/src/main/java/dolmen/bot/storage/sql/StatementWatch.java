package dolmen.bot.storage.sql;

import java.time.Duration;

/** The port to the metrics of the database. Called by many threads; must return at once and never throw. */
public interface StatementWatch {

    /** A watch that measures nothing. */
    StatementWatch NOBODY = new StatementWatch() {
        @Override
        public void executed(Duration took) {}

        @Override
        public void waited(Duration toWrite) {}
    };

    /** Records the time of an executed statement. */
    void executed(Duration took);

    /** Records the time that a write transaction waited for its turn. */
    void waited(Duration toWrite);
}
