package dolmen.bot.storage.postgres;

import dolmen.bot.storage.moving.MoveFailure;
import dolmen.bot.storage.moving.MoveSource;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;

/**
 * The database of a server as the source of a move. It is of this release, and locked against a host. For one thread.
 */
public final class PostgresOrigin implements MoveSource {
    private static final String IDENTITY =
            "SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || current_database()";

    private final DatabaseAddress.Server address;
    private final Optional<HeldLocks> use;
    private final Connection connection;

    /** @param use the lock that ends with the move; empty if the caller keeps its own */
    PostgresOrigin(DatabaseAddress.Server address, Optional<HeldLocks> use, Connection connection) {
        this.address = address;
        this.use = use;
        this.connection = connection;
    }

    /**
     * Opens the database without changing it.
     *
     * @throws UnusableDatabaseException if it is missing, in use by a host, or of another release
     */
    public static PostgresOrigin open(DatabaseAddress.Server address) {
        return ServerObstacle.orElse(address, () -> reached(address));
    }

    private static PostgresOrigin reached(DatabaseAddress.Server address) {
        var server = new PostgresServer(address);
        server.requireEncoding();
        HeldLocks use = HeldLocks.ofWhole(server);
        try {
            new Schema(server.source(), "postgres", address.toString()).requireCurrent();
            return new PostgresOrigin(address, Optional.of(use), reading(server));
        } catch (RuntimeException failure) {
            use.close();
            throw failure;
        }
    }

    /**
     * Opens the database, without changing it, for a caller that has locked all of it. Its schema may be of an older
     * release.
     *
     * @throws UnusableDatabaseException if the server fails
     */
    public static PostgresOrigin ofHolder(DatabaseAddress.Server address) {
        return new PostgresOrigin(address, Optional.empty(), reading(new PostgresServer(address)));
    }

    private static Connection reading(PostgresServer server) {
        try {
            Connection connection = server.forMoving().getConnection();
            connection.setAutoCommit(false);
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return connection;
        } catch (SQLException failure) {
            throw ServerObstacle.of(server.address(), failure);
        }
    }

    /** True if both addresses mean the same database, even by different names of the server. */
    public static boolean areOne(DatabaseAddress.Server one, DatabaseAddress.Server other) {
        return identity(one).equals(identity(other));
    }

    private static String identity(DatabaseAddress.Server address) {
        try (Connection connection = new PostgresServer(address).source().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(IDENTITY)) {
            row.next();
            return row.getString(1);
        } catch (SQLException failure) {
            throw ServerObstacle.of(address, failure);
        }
    }

    @Override
    public Connection connection() {
        return connection;
    }

    @Override
    public String byBytes() {
        return " COLLATE \"C\"";
    }

    @Override
    public Map<String, Long> lastNumbers() throws SQLException {
        return Numbered.lastNumbers(connection);
    }

    @Override
    public UnusableDatabaseException told(SQLException failure) {
        return MoveFailure.of(address.toString(), failure);
    }

    /** The name of the database for the operator. */
    @Override
    public String toString() {
        return address.toString();
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException failure) {
            throw told(failure);
        } finally {
            use.ifPresent(HeldLocks::close);
        }
    }
}
