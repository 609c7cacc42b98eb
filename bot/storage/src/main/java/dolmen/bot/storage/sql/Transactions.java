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
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.TemplateEngine;

/**
 * Transactions of the database. A write is serializable, or takes its turn for one match, and is durable on return. A
 * read sees one snapshot and waits for no writer. Work may be repeated, with all runs but the last rolled back, so it
 * must change nothing but the database. Safe for use by many threads.
 */
public final class Transactions {
    /** It takes a millisecond to parse a statement, and remembers it, so all databases of a process share it. */
    private static final SqlParser PARSER = new ColonPrefixSqlParser();

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
     * @param isolation the isolation of write transactions
     * @param repetition the repetition after conflicts and lost connections
     * @param vigil the watch that aborts transactions while the database does not answer
     * @param territory the rows whose due work this process does
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
        this.writing = opened(writer, values);
        this.reading = opened(readers, values);
        this.trouble = new Trouble(() -> reading.useHandle(handle -> handle.execute("SELECT 1")));
    }

    /** Statements have no attributes, so they are no templates. */
    private static Jdbi opened(DataSource source, JdbiPlugin values) {
        Jdbi jdbi = Jdbi.create(source).installPlugin(values);
        jdbi.getConfig(SqlStatements.class).setSqlParser(PARSER).setTemplateEngine(TemplateEngine.NOP);
        return jdbi;
    }

    /**
     * Runs the work in its own serializable transaction. Everything is stored, or nothing if the work throws.
     *
     * @throws dolmen.bot.fault.StorageFaultException if it cannot be stored now
     */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        return write(isolation::asIfAlone, work);
    }

    /**
     * Runs the work for one match in its own transaction. Everything is stored, or nothing if the work throws. Work for
     * the same match runs one after the other, and does not conflict with work for other matches. The work may rely
     * only on its reads of that match.
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
     * Runs read-only work on one snapshot of the database.
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

    /** The rows whose due work this process does. */
    public Territory territory() {
        return territory;
    }

    /** The known reason why nothing can be stored now, as a message for the operator. */
    public Optional<String> refusal() {
        return trouble.refusal();
    }

    /** The damage noticed during work, if any. */
    public Optional<String> damage() {
        return trouble.damage();
    }

    /** Registers a watch over statements from now on, and replaces an earlier one. */
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
