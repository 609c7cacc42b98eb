package dolmen.bot.storage.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.spi.JdbiPlugin;

/**
 * An open database of one kind: what is that kind's own beside the statements that all of them understand. Safe for use
 * by many threads.
 */
public interface Engine extends AutoCloseable {

    /**
     * Transactions on the database.
     *
     * @param values how values stand in columns
     */
    Transactions transactions(JdbiPlugin values);

    /** The right to look after the shards of this process. */
    Lease lease();

    /** Waits until a shard of that group may log in to Discord, of all processes that share the database. */
    void awaitLogin(int group) throws InterruptedException;

    /** Looks for damage that was not looked for when it was opened; what is found is logged, and told from then on. */
    void check();

    /** What the look has found, if anything. */
    Optional<String> damage();

    /** How large it is now. */
    StoredBytes size(Handle handle);

    /** The rows that refer to nothing, each in one line for people; empty where the engine lets no such row be. */
    List<String> brokenReferences(Handle handle);

    /** Lets what has begun end, refuses what comes after, and gives the database free. Closing twice does nothing. */
    @Override
    void close();
}
