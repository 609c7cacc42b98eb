package dolmen.bot.storage.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.spi.JdbiPlugin;

/**
 * An open database of one engine: its own part besides the statements that all engines understand. Safe for use by many
 * threads.
 */
public interface DatabaseEngine extends AutoCloseable {

    /**
     * Transactions on the database.
     *
     * @param values the mapping of values to columns
     */
    Transactions transactions(JdbiPlugin values);

    /** The lease of the shards of this process. */
    Lease lease();

    /** Waits until a shard of the group may log in to Discord, across all processes that share the database. */
    void awaitLogin(int group) throws InterruptedException;

    /** Looks for damage that was not looked for at the start; findings are logged, and reported from then on. */
    void check();

    /** The damage found by {@link #check}, if any. */
    Optional<String> damage();

    /** Its present size. */
    StoredBytes size(Handle handle);

    /** The rows with broken references, each in one line for people; empty if the engine prevents them. */
    List<String> brokenReferences(Handle handle);

    /** Lets running work end, refuses new work, and releases the database. Idempotent. */
    @Override
    void close();
}
