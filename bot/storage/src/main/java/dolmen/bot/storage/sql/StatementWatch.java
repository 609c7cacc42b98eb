package dolmen.bot.storage.sql;

import java.time.Duration;

/** The port to somebody who measures the database. Called by many threads; must return at once and never throw. */
public interface StatementWatch {

    /** One that measures nothing. */
    StatementWatch NOBODY = new StatementWatch() {
        @Override
        public void executed(Duration took) {}

        @Override
        public void waited(Duration toWrite) {}
    };

    /** A statement has been executed. */
    void executed(Duration took);

    /** A transaction that writes has got its turn. */
    void waited(Duration toWrite);
}
