package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.moving.Destination;
import dolmen.bot.storage.moving.MoveFailure;
import dolmen.bot.storage.moving.TableSum;
import dolmen.bot.storage.moving.Tables;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The empty database of a server as the destination of a move. All rows are written in one transaction; until its end
 * the tables are empty. Foreign keys are dropped meanwhile, because those between challenges and matches are circular.
 * For one thread.
 */
public final class PostgresDestination implements Destination {
    private final PostgresOrigin there;
    private final HeldLocks use;
    private final List<Reference> references;

    private PostgresDestination(PostgresOrigin there, HeldLocks use, List<Reference> references) {
        this.there = there;
        this.use = use;
        this.references = references;
    }

    /**
     * Opens the database, and creates missing tables.
     *
     * @param untouched the table digests of a new database
     * @throws UnusableDatabaseException if it is not empty, is in use by a host, or cannot be used
     */
    public static PostgresDestination open(DatabaseAddress.Server address, Supplier<Map<String, TableSum>> untouched) {
        return ServerObstacle.orElse(address, () -> reached(address, untouched));
    }

    private static PostgresDestination reached(
            DatabaseAddress.Server address, Supplier<Map<String, TableSum>> untouched) {
        var server = new PostgresServer(address);
        server.requireEncoding();
        HeldLocks use = HeldLocks.ofWhole(server);
        try {
            Connection connection = server.forMoving().getConnection();
            connection.setAutoCommit(false);
            return opened(server, new PostgresOrigin(address, Optional.of(use), connection), use, untouched);
        } catch (SQLException failure) {
            use.close();
            throw ServerObstacle.of(address, failure);
        }
    }

    private static PostgresDestination opened(
            PostgresServer server, PostgresOrigin there, HeldLocks use, Supplier<Map<String, TableSum>> untouched)
            throws SQLException {
        String name = server.address().toString();
        try {
            new Tables(there).requireEmpty(name, untouched);
            there.connection().rollback();
            new Schema(server.source(), "postgres", name).migrate();
            return new PostgresDestination(there, use, Reference.takeAll(there.connection()));
        } catch (SQLException | RuntimeException failure) {
            there.close();
            throw failure;
        }
    }

    @Override
    public Connection connection() {
        return there.connection();
    }

    @Override
    public String byBytes() {
        return there.byBytes();
    }

    @Override
    public Map<String, Long> lastNumbers() throws SQLException {
        return there.lastNumbers();
    }

    @Override
    public String storable(String text) {
        return StorableTexts.storable(text);
    }

    @Override
    public void numberFrom(Map<String, Long> lastNumbers) throws SQLException {
        for (Numbered numbered : Numbered.all(connection())) {
            numbered.goOnBehind(connection(), lastNumbers.getOrDefault(numbered.table(), 0L));
        }
    }

    /** Updates the query planner's statistics, which the server itself would do only later, and commits. */
    @Override
    public void keep() {
        try (Statement statement = connection().createStatement()) {
            for (Reference reference : references) {
                reference.restore(connection());
            }
            statement.execute("ANALYZE");
            use.require();
        } catch (SQLException failure) {
            throw told(failure);
        } catch (StorageFaultException lost) {
            throw MoveFailure.of(there.toString(), lost.fault(), lost);
        }
        try {
            connection().commit();
        } catch (SQLException failure) {
            throw new UnusableDatabaseException(
                    "%s: The connection was lost during the commit, so either everything or nothing was moved. Repeat the move: if it is refused because the database is not empty, everything was moved."
                            .formatted(there),
                    failure);
        }
    }

    @Override
    public UnusableDatabaseException told(SQLException failure) {
        return there.told(failure);
    }

    /** The server rolls back if {@link #keep} was not called, even if the close does not reach it. */
    @Override
    public void close() {
        there.close();
    }
}
