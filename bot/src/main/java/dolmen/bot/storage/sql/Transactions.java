package dolmen.bot.storage.sql;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import javax.sql.DataSource;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * The two ways to work with the database: writing, one after the other and durable on return, and reading, which sees
 * one moment and waits for no writer. Safe for use by many threads.
 */
public final class Transactions {
    private final Jdbi writing;
    private final Jdbi reading;
    private volatile StatementWatch watch = StatementWatch.NOBODY;

    /** @param values how values stand in columns */
    public Transactions(DataSource writer, DataSource readers, JdbiPlugin values) {
        this.writing = Jdbi.create(writer).installPlugin(values);
        this.reading = Jdbi.create(readers).installPlugin(values);
    }

    /** Does the work in a transaction of its own, alone; all of it is stored, or nothing if it throws. */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        long asked = System.nanoTime();
        return writing.inTransaction(handle -> {
            watch.waited(Duration.ofNanos(System.nanoTime() - asked));
            return work.withHandle(handle);
        });
    }

    /** Does work that changes nothing and sees the database as it stands at one moment. */
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        return reading.inTransaction(work);
    }

    /** Lets somebody measure from now on, in the place of whoever was told of statements before. */
    public void measure(StatementWatch by) {
        watch = by;
        tell(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                by.executed(Duration.ofNanos(context.getElapsedTime(ChronoUnit.NANOS)));
            }
        });
    }

    /** Tells the logger of every statement from now on. */
    public void tell(SqlLogger logger) {
        writing.setSqlLogger(logger);
        reading.setSqlLogger(logger);
    }
}
