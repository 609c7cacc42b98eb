package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.id.MatchId;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.Isolation;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.sql.Statement;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * Isolation by serializable transactions, or by a lock for each match. The first statement of a transaction also checks
 * that the process still has its shards. A process that takes shards over first ends the connections of their holder,
 * so that transactions in progress are never stored.
 *
 * @param fence the fence of this process; empty while there is none to check
 */
record PostgresIsolation(Supplier<OptionalInt> fence) implements Isolation {
    private static final String NO_FENCE = "FALSE";

    /** The state of a conflict, so that transactions are repeated until a fence is restored after a lost connection. */
    private static final String IN_THE_WAY = "40000";

    private static final String AS_IF_ALONE = "SET TRANSACTION ISOLATION LEVEL SERIALIZABLE";

    @Override
    public void asIfAlone(Handle handle) {
        String fenceDown = fenceDown();
        if (fenceDown.equals(NO_FENCE)) {
            handle.execute(AS_IF_ALONE);
        } else {
            requireFence(askAsIfAlone(handle, fenceDown));
        }
    }

    /** Sends both statements at once. The isolation level comes first, because the query takes the snapshot. */
    private static boolean askAsIfAlone(Handle handle, String fenceDown) {
        try (Statement statement = handle.getConnection().createStatement()) {
            statement.execute(AS_IF_ALONE + "; SELECT " + fenceDown);
            statement.getMoreResults();
            try (var answer = statement.getResultSet()) {
                return answer.next() && answer.getBoolean(1);
            }
        } catch (SQLException failure) {
            throw new StorageFaultException(
                    Faults.behind(failure).orElse(StorageFault.UNREACHABLE),
                    String.valueOf(failure.getMessage()),
                    failure);
        }
    }

    @Override
    public void inTurn(Handle handle, MatchId match) {
        requireFence(handle.createQuery(Locks.turn(fenceDown()))
                .bind(0, Long.hashCode(match.value()))
                .map((row, context) -> row.getBoolean(2))
                .one());
    }

    private String fenceDown() {
        OptionalInt own = fence.get();
        return own.isPresent() ? Locks.fenceDown(own.getAsInt()) : NO_FENCE;
    }

    private static void requireFence(boolean down) {
        if (down) {
            throw new StorageFaultException(
                    StorageFault.UNREACHABLE,
                    Faults.advice(StorageFault.UNREACHABLE),
                    new SQLTransactionRollbackException("this process does not have its shards now", IN_THE_WAY));
        }
    }
}
