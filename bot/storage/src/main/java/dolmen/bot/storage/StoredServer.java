package dolmen.bot.storage;

import dolmen.bot.storage.postgres.PostgresDatabase;
import dolmen.bot.storage.sql.DatabaseAddress;

/** A database of a server, which need not be open. */
public record StoredServer(DatabaseAddress.Server address) {

    /**
     * Connects to it, without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be used, in words for the operator
     */
    public void require() {
        PostgresDatabase.requireReachable(address);
    }
}
