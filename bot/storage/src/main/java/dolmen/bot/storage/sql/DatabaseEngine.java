package dolmen.bot.storage.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.spi.JdbiPlugin;

/** An open database of one engine, with everything that differs between engines. Safe for use by many threads. */
public interface DatabaseEngine extends AutoCloseable {

    /**
     * Transactions on the database.
     *
     * @param values the mapping of values to columns
     */
    Transactions transactions(JdbiPlugin values);

    /** The lease of the shards of this process. */
    Lease lease();

    /**
     * Waits until a shard of the group may log in to Discord, across all processes that share the database.
     *
     * @return to be run once the shard has logged in; the pause before the next login begins then
     */
    Runnable takeLogin(int group) throws InterruptedException;

    /** Checks for damage that the start did not check for. Logs findings, and reports them from then on. */
    void check();

    /** The damage found by {@link #check}, if any. */
    Optional<String> damage();

    /** The current size of the database. */
    StoredBytes size(Handle handle);

    /** Descriptions of the rows with broken references, one line each; empty if the engine prevents them. */
    List<String> brokenReferences(Handle handle);

    /** Lets running work end, refuses new work, and releases the database. Idempotent. */
    @Override
    void close();
}
