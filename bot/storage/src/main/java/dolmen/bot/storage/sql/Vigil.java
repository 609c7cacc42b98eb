package dolmen.bot.storage.sql;

import java.sql.Connection;

/** The watch over transactions that wait in vain for an answer of the database. Safe for use by many threads. */
public interface Vigil {
    /** The watch for an engine that always answers. */
    Vigil NOBODY = () -> new Watched() {
        @Override
        public void over(Connection connection) {}

        @Override
        public void close() {}
    };

    /**
     * Begins to watch a transaction, which may still wait for its connection.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it would wait in vain
     */
    Watched begin();

    /** A transaction that is watched until this is closed. */
    interface Watched extends AutoCloseable {
        /**
         * Names the connection of the transaction, which may be aborted from now on.
         *
         * @throws dolmen.bot.fault.StorageFaultException if it would wait in vain
         */
        void over(Connection connection);

        @Override
        void close();
    }
}
