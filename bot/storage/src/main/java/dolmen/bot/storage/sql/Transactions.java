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
 * The ways to work with the database: writing, as if one after the other, or so for one match, and durable on return;
 * and reading, which sees one moment and waits for no writer. Work may be done more than once, with all but the last
 * time undone: it must change nothing but the database. Safe for use by many threads.
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
     * @param values how values stand in columns
     * @param beforeWriting throws if nothing may be written
     * @param isolation how those that write are kept apart
     * @param repetition how long one that writes is done again where others are in its way
     * @param vigil who breaks off those that wait in vain
     * @param territory what of all that is due is to be done here
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
     * Does the work in a transaction of its own, as if alone; all of it is stored, or nothing if it throws.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it cannot be stored now
     */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        return write(isolation::asIfAlone, work);
    }

    /**
     * Does the work for one match in a transaction of its own; all of it is stored, or nothing if it throws. What is
     * done so for the same match comes one after the other, what is done for others is not in the way. It may rely on
     * what it reads of that match, and of nothing else.
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
     * Does work that changes nothing and sees the database as it stands at one moment.
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

    /** What of all that is due is to be done here. */
    public Territory territory() {
        return territory;
    }

    /** What keeps anything from being stored now, as far as is known, in words for the operator. */
    public Optional<String> refusal() {
        return trouble.refusal();
    }

    /** What was found to be damaged while somebody worked with it, if anything was. */
    public Optional<String> damage() {
        return trouble.damage();
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
