package dolmen.bot.storage.sql;

import java.time.Duration;

/** The port to metrics of the database. Called by many threads; must return at once and never throw. */
public interface StatementWatch {

    /** A watch that measures nothing. */
    StatementWatch NOBODY = new StatementWatch() {
        @Override
        public void executed(Duration took) {}

        @Override
        public void waited(Duration toWrite) {}
    };

    /** A statement has been executed. */
    void executed(Duration took);

    /** A writing transaction has got its turn. */
    void waited(Duration toWrite);
}
