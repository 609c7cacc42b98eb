package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.moving.Destination;
import dolmen.bot.storage.moving.MoveFailure;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A file as the destination of a move. It is filled under a temporary name in the same folder, and gets its final name
 * when it is complete and on the disk. Only its owner may read it. For one thread.
 */
public final class SqliteDestination implements Destination {
    private final Path file;
    private final ExclusiveLock lock;
    private final UnfinishedFile copy;
    private final Connection connection;

    private SqliteDestination(Path file, ExclusiveLock lock, UnfinishedFile copy, Connection connection) {
        this.file = file;
        this.lock = lock;
        this.copy = copy;
        this.connection = connection;
    }

    /**
     * Creates the file, with its folders and tables.
     *
     * @throws UnusableDatabaseException if the file exists, or cannot be created
     */
    public static SqliteDestination make(Path path) {
        return make(path, Schema::migrate);
    }

    /**
     * As above, with the tables of an older version, for the rows of a database of that version.
     *
     * @param version the version of the schema
     */
    public static SqliteDestination make(Path path, String version) {
        return make(path, schema -> schema.migrateTo(version));
    }

    private static SqliteDestination make(Path path, Consumer<Schema> tables) {
        Path file = path.toAbsolutePath();
        try {
            UnfinishedFile.makeFolder(Objects.requireNonNull(file.getParent(), "the parent of a file"));
            ExclusiveLock lock = ExclusiveLock.of(file);
            try {
                requireNothing(file);
                return filling(file, lock, UnfinishedFile.of(file), tables);
            } catch (IOException | RuntimeException failure) {
                lock.close();
                throw failure;
            }
        } catch (IOException failure) {
            throw FileObstacle.of(file, failure);
        }
    }

    /** A leftover log would be taken for the log of the new file. */
    private static void requireNothing(Path file) {
        requireNone(file);
        UnfinishedFile.BESIDE.forEach(ending -> requireNone(UnfinishedFile.beside(file, ending)));
    }

    private static void requireNone(Path there) {
        if (Files.exists(there)) {
            throw new UnusableDatabaseException(
                    "The file %s already exists. It is unchanged; name a new file.".formatted(there));
        }
    }

    private static SqliteDestination filling(
            Path file, ExclusiveLock lock, UnfinishedFile copy, Consumer<Schema> tables) throws IOException {
        copy.deleteOnExit();
        try {
            tables.accept(new SqliteFile(copy.path()).schema(file, Upgrade.REFUSED));
            Connection connection = new SqliteFile(copy.path()).forFilling().getConnection();
            connection.setAutoCommit(false);
            return new SqliteDestination(file, lock, copy, connection);
        } catch (SQLException failure) {
            copy.close();
            throw FileObstacle.of(file, failure);
        } catch (RuntimeException failure) {
            copy.close();
            throw failure;
        }
    }

    @Override
    public Connection connection() {
        return connection;
    }

    @Override
    public String byBytes() {
        return SqliteOrigin.BY_BYTES;
    }

    @Override
    public Map<String, Long> lastNumbers() throws SQLException {
        return LastNumbers.read(connection);
    }

    @Override
    public String storable(String text) {
        return text;
    }

    @Override
    public void numberFrom(Map<String, Long> lastNumbers) throws SQLException {
        LastNumbers.raise(connection, lastNumbers);
    }

    @Override
    public void keep() {
        try {
            connection.commit();
            connection.close();
            copy.publish();
        } catch (SQLException failure) {
            throw told(failure);
        } catch (IOException failure) {
            throw FileObstacle.of(file, failure);
        }
    }

    @Override
    public UnusableDatabaseException told(SQLException failure) {
        return MoveFailure.of(file.toString(), failure);
    }

    @Override
    public void close() {
        try (lock;
                copy;
                connection) {
            // Closed in reverse order; a kept file has another name by now.
        } catch (SQLException failure) {
            throw told(failure);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
