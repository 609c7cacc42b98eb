package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.moving.MoveFailure;
import dolmen.bot.storage.moving.MoveSource;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/** A file as the source of a move. It is intact, of this release, and locked against a host. For one thread. */
public final class SqliteOrigin implements MoveSource {
    static final String BY_BYTES = " COLLATE BINARY";

    private final Path file;
    private final ExclusiveLock lock;
    private final Connection connection;

    private SqliteOrigin(Path file, ExclusiveLock lock, Connection connection) {
        this.file = file;
        this.lock = lock;
        this.connection = connection;
    }

    /**
     * Opens the file without changing it.
     *
     * @throws UnusableDatabaseException if it is missing, in use by a host, damaged, or of another release
     */
    public static SqliteOrigin open(Path path) {
        Path file = path.toAbsolutePath();
        if (!Files.isRegularFile(file)) {
            throw new UnusableDatabaseException("There is no database %s.".formatted(path));
        }
        try {
            return openLocked(file, ExclusiveLock.of(file));
        } catch (IOException failure) {
            throw FileObstacle.of(file, failure);
        }
    }

    private static SqliteOrigin openLocked(Path file, ExclusiveLock lock) throws IOException {
        try {
            var sqlite = new SqliteFile(file);
            sqlite.check();
            requireSound(file);
            sqlite.asItIs().requireCurrent();
            requireReferences(sqlite);
            Connection connection = sqlite.forLooking().getConnection();
            connection.setAutoCommit(false);
            return new SqliteOrigin(file, lock, connection);
        } catch (SQLException failure) {
            lock.close();
            throw FileObstacle.of(file, failure);
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    private static void requireSound(Path file) throws IOException {
        List<String> damages = new Snapshot(file).damages();
        if (!damages.isEmpty()) {
            throw FileObstacle.damaged(file, damages.getFirst());
        }
    }

    /** A server would refuse a row with a broken reference. */
    private static void requireReferences(SqliteFile file) throws SQLException {
        try (Connection connection = file.forLooking().getConnection();
                Statement statement = connection.createStatement();
                ResultSet broken = statement.executeQuery("PRAGMA foreign_key_check")) {
            if (broken.next()) {
                throw new UnusableDatabaseException(
                        "The database %s has rows in table %s that refer to missing rows. dolmen verify lists them."
                                .formatted(file.path(), broken.getString("table")));
            }
        }
    }

    @Override
    public Connection connection() {
        return connection;
    }

    @Override
    public String byBytes() {
        return BY_BYTES;
    }

    @Override
    public Map<String, Long> lastNumbers() throws SQLException {
        return LastNumbers.read(connection);
    }

    @Override
    public UnusableDatabaseException told(SQLException failure) {
        return MoveFailure.of(file.toString(), failure);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException failure) {
            throw told(failure);
        } finally {
            lock.close();
        }
    }
}
