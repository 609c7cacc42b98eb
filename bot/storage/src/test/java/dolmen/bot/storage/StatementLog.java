package dolmen.bot.storage;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/** Every statement that others than the thread of a test execute while the log is open; a batch counts as one. */
public final class StatementLog implements SqlLogger, AutoCloseable {
    private final TestDatabase database;
    private final Thread test = Thread.currentThread();
    private final List<Executed> executed = new CopyOnWriteArrayList<>();

    private record Executed(String thread, String sql) {}

    public StatementLog(TestDatabase database) {
        this.database = database;
        database.opened().transactions().tell(this);
    }

    @Override
    public void logAfterExecution(StatementContext statement) {
        if (!Thread.currentThread().equals(test)) {
            executed.add(new Executed(
                    Thread.currentThread().getName(), statement.getRenderedSql().strip()));
        }
    }

    /** All statements, in order. */
    public List<String> all() {
        return executed.stream().map(Executed::sql).toList();
    }

    /** The statements that are not among the others. */
    public List<String> except(Collection<String> others) {
        return executed.stream()
                .map(Executed::sql)
                .filter(sql -> !others.contains(sql))
                .toList();
    }

    /** The statements of threads whose names begin with {@code threads}. */
    public List<String> of(String threads) {
        return executed.stream()
                .filter(one -> one.thread().startsWith(threads))
                .map(Executed::sql)
                .toList();
    }

    @Override
    public void close() {
        database.opened().transactions().tell(SqlLogger.NOP_SQL_LOGGER);
    }
}
