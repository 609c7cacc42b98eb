package dolmen.bot.storage.sql;

import javax.sql.DataSource;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.SqlLogger;

/**
 * The two ways to work with the database: writing, one after the other and durable on return, and reading, which sees
 * one moment and waits for no writer. Safe for use by many threads.
 */
public final class Transactions {
    private final Jdbi writing;
    private final Jdbi reading;

    /** @param values how values stand in columns */
    public Transactions(DataSource writer, DataSource readers, JdbiPlugin values) {
        this.writing = Jdbi.create(writer).installPlugin(values);
        this.reading = Jdbi.create(readers).installPlugin(values);
    }

    /** Does the work in a transaction of its own, alone; all of it is stored, or nothing if it throws. */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        return writing.inTransaction(work);
    }

    /** Does work that changes nothing and sees the database as it stands at one moment. */
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        return reading.inTransaction(work);
    }

    /** Tells the logger of every statement from now on. */
    public void tell(SqlLogger logger) {
        writing.setSqlLogger(logger);
        reading.setSqlLogger(logger);
    }
}
