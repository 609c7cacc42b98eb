package dolmen.bot.storage.sql;

import dolmen.bot.id.MatchId;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Transactions of the database: writing, serializable, or in turn for one match, and durable on return; and reading,
 * which sees one snapshot and waits for no writer. Work may be repeated, with all runs but the last rolled back: it
 * must change nothing but the database. Safe for use by many threads.
 */
public final class Transactions {
    private final Jdbi writing;
    private final Jdbi reading;
    private volatile StatementWatch watch = StatementWatch.NOBODY;
    private final Runnable beforeWriting;
    private final Isolation isolation;
    private final Repetition repetition;
    private final Vigil vigil;
    private final Territory territory;
    private final Trouble trouble;

    /**
     * @param values the mapping of values to columns
     * @param beforeWriting throws if nothing may be written
     * @param isolation of writing transactions
     * @param repetition after conflicts
     * @param vigil which aborts transactions that wait in vain
     * @param territory the rows whose due work is done here
     */
    public Transactions(
            DataSource writer,
            DataSource readers,
            JdbiPlugin values,
            Runnable beforeWriting,
            Isolation isolation,
            Repetition repetition,
            Vigil vigil,
            Territory territory) {
        this.beforeWriting = beforeWriting;
        this.isolation = isolation;
        this.repetition = repetition;
        this.vigil = vigil;
        this.territory = territory;
        this.writing = Jdbi.create(writer).installPlugin(values);
        this.reading = Jdbi.create(readers).installPlugin(values);
        this.trouble = new Trouble(() -> reading.useHandle(handle -> handle.execute("SELECT 1")));
    }

    /**
     * Does the work in a serializable transaction of its own; all of it is stored, or nothing if it throws.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it cannot be stored now
     */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        return write(isolation::asIfAlone, work);
    }

    /**
     * Does the work for one match in a transaction of its own; all of it is stored, or nothing if it throws. Work for
     * one match is done in turn, and does not conflict with work for others. It may rely on its reads of that match
     * only.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it cannot be stored now
     */
    public <T> T write(MatchId match, HandleCallback<T, RuntimeException> work) {
        return write(handle -> isolation.inTurn(handle, match), work);
    }

    private <T> T write(Consumer<Handle> beginning, HandleCallback<T, RuntimeException> work) {
        long asked = System.nanoTime();
        T done = trouble.during(() -> repetition.of(mark -> {
            try (Vigil.Watched watched = vigil.begin()) {
                beforeWriting.run();
                return writing.inTransaction(handle -> {
                    watched.over(handle.getConnection());
                    beginning.accept(handle);
                    watch.waited(Duration.ofNanos(System.nanoTime() - asked));
                    T result = work.withHandle(handle);
                    mark.set(true);
                    return result;
                });
            }
        }));
        trouble.over();
        return done;
    }

    /**
     * Does read-only work on one snapshot of the database.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it cannot be read now
     */
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        return trouble.during(() -> repetition.of(mark -> {
            try (Vigil.Watched watched = vigil.begin()) {
                return reading.inTransaction(handle -> {
                    watched.over(handle.getConnection());
                    return work.withHandle(handle);
                });
            }
        }));
    }

    /** The rows whose due work is done here. */
    public Territory territory() {
        return territory;
    }

    /** The known reason why nothing can be stored now, in words for the operator. */
    public Optional<String> refusal() {
        return trouble.refusal();
    }

    /** The damage noticed during work, if any. */
    public Optional<String> damage() {
        return trouble.damage();
    }

    /** Registers a watch over statements from now on, in place of an earlier one. */
    public void measure(StatementWatch by) {
        watch = by;
        tell(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                by.executed(Duration.ofNanos(context.getElapsedTime(ChronoUnit.NANOS)));
            }
        });
    }

    /** Sends every statement to the logger from now on. */
    public void tell(SqlLogger logger) {
        writing.setSqlLogger(logger);
        reading.setSqlLogger(logger);
    }
}
