package dolmen.bot.storage.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.storage.sql.Schema;
import dolmen.bot.storage.sql.UnusableDatabaseException;
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

/** A file on disk as a source of SQLite connections: durable at every commit, readers undisturbed by the writer. */
record SqliteFile(Path path) {
    private static final byte[] FIRST_BYTES = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    /** Short enough that whoever waits for an answer can still be told why there is none. */
    private static final Duration BUSY_TIMEOUT = Duration.ofSeconds(2);

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private static final long CHECKED_AT_ONCE = 32L << 20;
    /** Reads all that says what tables there are; the answer is 0. */
    private static final String BEGINNING = "SELECT count(*) FROM sqlite_schema WHERE length(sql) < 0";

    /** Connections that may write; their transactions take the write lock at once, so that none fails half-way. */
    private SQLiteDataSource forWriting() {
        SQLiteConfig config = writingConfig();
        config.enforceForeignKeys(true);
        return source(config);
    }

    /**
     * Connections that may replace a table that others refer to, as SQLite wants it done: foreign keys rest meanwhile.
     */
    SQLiteDataSource forMigrating() {
        SQLiteConfig config = writingConfig();
        config.enforceForeignKeys(false);
        return source(config);
    }

    /** Connections that fill a new file: until it is whole it is worth nothing, so nothing is kept on the way. */
    SQLiteDataSource forFilling() {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.OFF);
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        config.enforceForeignKeys(false);
        return source(config);
    }

    /**
     * Its tables, to be changed.
     *
     * @param named how the file is called before the operator, who does not know it while it is made
     */
    Schema schema(Path named) {
        return new Schema(forMigrating(), "sqlite", named.toString());
    }

    /** Its tables, to be looked at. */
    Schema asItIs() {
        return new Schema(forLooking(), "sqlite", path.toString());
    }

    private static SQLiteConfig writingConfig() {
        SQLiteConfig config = config();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return config;
    }

    /** Connections that cannot write; the file must exist. */
    private SQLiteDataSource forReading() {
        SQLiteConfig config = config();
        config.setReadOnly(true);
        return source(config);
    }

    /**
     * Connections that only look, for a short while. Where they may, they could write, so that the last one takes away
     * the log and its index, which one that cannot write would leave behind.
     */
    SQLiteDataSource forLooking() {
        return Files.isWritable(path) ? source(config()) : forReading();
    }

    /** One connection that may write, so that writers take turns instead of meeting each other's locks. */
    HikariDataSource writer() {
        return pool("writer", forWriting(), 1, false);
    }

    /** So many connections that cannot write. */
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
     * Looks at a file that exists, without changing it; at all of it if that is a matter of a moment, else at its
     * beginning, and {@link #damage} tells the rest later.
     *
     * @throws UnusableDatabaseException if it is no sound SQLite database
     * @throws IOException if it cannot be read
     */
    void check() throws IOException {
        requireDatabase();
        try {
            Optional<String> finding = isLarge() ? refusal(BEGINNING, "0") : damage();
            if (finding.isPresent()) {
                throw Obstacle.damaged(path, finding.get());
            }
        } catch (SQLException failure) {
            throw Obstacle.of(path, failure);
        }
    }

    /** @throws UnusableDatabaseException if it does not even begin as a database does */
    void requireDatabase() throws IOException {
        if (Files.isRegularFile(path) && Files.size(path) == 0) {
            throw new UnusableDatabaseException(
                    "%s is empty, so it is no database. Restore a backup, or delete it to begin anew.".formatted(path));
        }
        if (!Files.isRegularFile(path) || !beginsAsDatabase()) {
            throw new UnusableDatabaseException(
                    "%s is not a database. It was left as it is; name another file.".formatted(path));
        }
    }

    /**
     * Looks at a file that exists, without changing it.
     *
     * @throws UnusableDatabaseException if it is no sound database of Dolmen's, or a newer release made it
     * @throws IOException if it cannot be read
     */
    void requireDolmens() throws IOException {
        check();
        asItIs().requireHistory();
    }

    /**
     * Begins to write, and leaves it at that. SQLite itself only reads a file that may not be written, without a word.
     *
     * @throws UnusableDatabaseException if it cannot be written
     */
    void requireWritable() {
        if (!Files.isWritable(path)) {
            throw Obstacle.readOnly(path);
        }
        try (Connection connection = forWriting().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            statement.execute("ROLLBACK");
        } catch (SQLException failure) {
            throw Obstacle.of(path, failure);
        }
    }

    /** The log of what is not merged into it yet; it may go at any moment. */
    long logBytes() {
        Path log = path.resolveSibling(path.getFileName() + "-wal");
        try {
            return Files.exists(log) ? Files.size(log) : 0;
        } catch (IOException gone) {
            return 0;
        }
    }

    /** True if to look through all of it takes longer than somebody should wait for a start. */
    boolean isLarge() throws IOException {
        return Files.size(path) > CHECKED_AT_ONCE;
    }

    /**
     * What SQLite finds first when it looks through the whole file; empty if all is well.
     *
     * @throws SQLException if it cannot look
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
            return Optional.of(finding.next() ? finding.getString(1) : "the check found nothing")
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
