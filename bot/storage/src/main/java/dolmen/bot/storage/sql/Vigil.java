package dolmen.bot.storage.sql;

import java.sql.Connection;

/** Somebody who sees to it that no transaction waits in vain for an answer of the database. Safe for many threads. */
public interface Vigil {
    /** For an engine that answers by itself. */
    Vigil NOBODY = () -> new Watched() {
        @Override
        public void over(Connection connection) {}

        @Override
        public void close() {}
    };

    /**
     * Watches from now on over a transaction, which may still wait for its connection.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it would wait in vain
     */
    Watched begin();

    /** A transaction that is watched until it is closed. */
    interface Watched extends AutoCloseable {
        /**
         * Lets that be broken off, from now on, on which the transaction runs.
         *
         * @throws dolmen.bot.fault.StorageFaultException if it would wait in vain
         */
        void over(Connection connection);

        @Override
        void close();
    }
}
