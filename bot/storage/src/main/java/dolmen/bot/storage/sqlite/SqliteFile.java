package dolmen.bot.storage.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * A file on disk as a source of SQLite connections. Every commit is durable, and the writer does not disturb readers.
 */
record SqliteFile(Path path) {
    private static final byte[] FIRST_BYTES = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    /** Short enough to report the failure to somebody who waits for an answer. */
    private static final Duration BUSY_TIMEOUT = Duration.ofSeconds(2);

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private static final long CHECKED_AT_ONCE = 32L << 20;
    /** Reads the whole catalogue of tables; the answer is 0. */
    private static final String BEGINNING = "SELECT count(*) FROM sqlite_schema WHERE length(sql) < 0";

    /** Connections that may write. Their transactions take the write lock at once, so that none fails half-way. */
    private SQLiteDataSource forWriting() {
        SQLiteConfig config = writingConfig();
        config.enforceForeignKeys(true);
        return source(config);
    }

    /** Connections without foreign keys, as SQLite recommends for replacing a table that others refer to. */
    SQLiteDataSource forMigrating() {
        SQLiteConfig config = writingConfig();
        config.enforceForeignKeys(false);
        return source(config);
    }

    /** Connections for filling a new file. They are not durable, because an incomplete file is worthless. */
    SQLiteDataSource forFilling() {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.OFF);
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        config.enforceForeignKeys(false);
        return source(config);
    }

    /**
     * The schema of the file, for changes.
     *
     * @param named the file's name for the operator, who does not know its temporary one
     */
    Schema schema(Path named, Upgrade upgrade) {
        return new Schema(forMigrating(), "sqlite", named.toString(), upgrade);
    }

    /** The schema of the file, read-only. */
    Schema asItIs() {
        return asItIs(Upgrade.REFUSED);
    }

    private Schema asItIs(Upgrade upgrade) {
        return new Schema(forLooking(), "sqlite", path.toString(), upgrade);
    }

    private static SQLiteConfig writingConfig() {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config;
    }

    /** Read-only connections; the file must exist. */
    private SQLiteDataSource forReading() {
        SQLiteConfig config = config();
        config.setReadOnly(true);
        return source(config);
    }

    /**
     * Connections for short reads. If possible they may write, so that the last one removes the log and its index,
     * which a read-only connection would leave behind.
     */
    SQLiteDataSource forLooking() {
        return Files.isWritable(path) ? source(config()) : forReading();
    }

    /** A pool of one connection that may write, so that writers take turns instead of meeting each other's locks. */
    HikariDataSource writer() {
        return pool("writer", forWriting(), 1, false);
    }

    /** A pool of the given number of read-only connections. */
    HikariDataSource readers(int number) {
        return pool("readers", forReading(), number, true);
    }

    private static HikariDataSource pool(String name, DataSource source, int size, boolean readOnly) {
        var config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setReadOnly(readOnly);
        config.setConnectionTimeout(LONGEST_WAIT.toMillis());
        config.setMaxLifetime(0);
        return new HikariDataSource(config);
    }

    /**
     * Checks an existing file without changing it. Of a large file it checks only the table catalogue; {@link #damage}
     * checks the rest later.
     *
     * @throws UnusableDatabaseException if it is not an intact SQLite database
     * @throws IOException if it cannot be read
     */
    void check() throws IOException {
        requireDatabase();
        try {
            Optional<String> finding = isLarge() ? refusal(BEGINNING, "0") : damage();
            if (finding.isPresent()) {
                throw FileObstacle.damaged(path, finding.get());
            }
        } catch (SQLException failure) {
            throw FileObstacle.of(path, failure);
        }
    }

    /** @throws UnusableDatabaseException if it lacks the header of a database */
    void requireDatabase() throws IOException {
        if (Files.isRegularFile(path) && Files.size(path) == 0) {
            throw new UnusableDatabaseException(
                    "%s is empty and not a database. Restore a backup, or delete it to start over.".formatted(path));
        }
        if (!Files.isRegularFile(path) || !beginsAsDatabase()) {
            throw new UnusableDatabaseException(
                    "%s is not a database. It is unchanged; name another file.".formatted(path));
        }
    }

    /**
     * Checks an existing file without changing it.
     *
     * @throws UnusableDatabaseException if it is not an intact Dolmen database, or is from a newer release
     * @throws IOException if it cannot be read
     */
    void requireDolmens() throws IOException {
        requireDolmens(Upgrade.REFUSED);
    }

    /** As above, for a release with the migrations of the upgrade. */
    void requireDolmens(Upgrade upgrade) throws IOException {
        check();
        asItIs(upgrade).requireHistory();
    }

    /**
     * Checks that the file can be written, without changing it. SQLite itself silently opens a write-protected file as
     * read-only.
     *
     * @throws UnusableDatabaseException if it cannot be written
     */
    void requireWritable() {
        if (!Files.isWritable(path)) {
            throw FileObstacle.readOnly(path);
        }
        try (Connection connection = forWriting().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("ROLLBACK");
        } catch (SQLException failure) {
            throw FileObstacle.of(path, failure);
        }
    }

    /** The size of the write-ahead log, which may disappear at any moment. */
    long logBytes() {
        Path log = path.resolveSibling(path.getFileName() + "-wal");
        try {
            return Files.exists(log) ? Files.size(log) : 0;
        } catch (IOException gone) {
            return 0;
        }
    }

    /** True if a check of the whole file would delay a start too much. */
    boolean isLarge() throws IOException {
        return Files.size(path) > CHECKED_AT_ONCE;
    }

    /**
     * The first fault that SQLite finds in the whole file; empty if it is intact.
     *
     * @throws SQLException if it cannot be checked
     */
    Optional<String> damage() throws SQLException {
        return refusal("PRAGMA quick_check(1)", "ok").map(SqliteFile::inOneLine);
    }

    private static String inOneLine(String finding) {
        return finding.replace("*** in database main ***", "").strip().replaceAll("\\s+", " ");
    }

    private Optional<String> refusal(String sql, String expected) throws SQLException {
        try (Connection connection = forReading().getConnection();
                Statement statement = connection.createStatement();
                ResultSet finding = statement.executeQuery(sql)) {
            return Optional.of(finding.next() ? finding.getString(1) : "the check returned no result")
                    .filter(found -> !found.equals(expected));
        }
    }

    private boolean beginsAsDatabase() throws IOException {
        try (InputStream file = Files.newInputStream(path)) {
            return Arrays.equals(file.readNBytes(FIRST_BYTES.length), FIRST_BYTES);
        }
    }

    private SQLiteDataSource source(SQLiteConfig config) {
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + path);
        return source;
    }

    private static SQLiteConfig config() {
        var config = new SQLiteConfig();
        config.setBusyTimeout((int) BUSY_TIMEOUT.toMillis());
        return config;
    }
}
