package dolmen.bot.storage.postgres;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Queries the server on a separate thread, so that the caller's wait is bounded. */
final class Question {
    private static final String LOST = "08006";

    private Question() {}

    /**
     * Runs a query and returns its answer.
     *
     * @throws SQLTransientConnectionException if there is no answer in that time; the thread goes on waiting
     * @throws SQLException if the query fails
     */
    static <T> T ask(Callable<T> question, Duration longest) throws SQLException {
        var asked = new FutureTask<>(question);
        Thread.ofVirtual().name("database-question").start(asked);
        try {
            return asked.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException silence) {
            throw silence();
        } catch (ExecutionException refused) {
            throw refused.getCause() instanceof SQLException failure ? failure : new SQLException(refused.getCause());
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted while querying the server", told);
        }
    }

    /** The exception for a query without an answer. */
    static SQLTransientConnectionException silence() {
        return new SQLTransientConnectionException("the server does not respond", LOST);
    }
}
