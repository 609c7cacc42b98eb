package dolmen.bot.storage.sql;

import java.sql.Connection;

/** A watch that aborts transactions while the database does not answer. Safe for use by many threads. */
public interface Vigil {
    /** The watch for an engine that always answers. */
    Vigil NOBODY = () -> new Watched() {
        @Override
        public void over(Connection connection) {}

        @Override
        public void close() {}
    };

    /**
     * Starts to watch a transaction, which may still wait for its connection.
     *
     * @throws dolmen.bot.fault.StorageFaultException if the database does not answer
     */
    Watched begin();

    /** A transaction that is watched until this is closed. */
    interface Watched extends AutoCloseable {
        /**
         * Names the connection of the transaction, which may be aborted from now on.
         *
         * @throws dolmen.bot.fault.StorageFaultException if the database does not answer
         */
        void over(Connection connection);

        @Override
        void close();
    }
}
