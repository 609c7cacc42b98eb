package dolmen.bot.storage.sqlite;

import com.zaxxer.hikari.HikariDataSource;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.sql.DatabaseEngine;
import dolmen.bot.storage.sql.Isolation;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.Repetition;
import dolmen.bot.storage.sql.StoredBytes;
import dolmen.bot.storage.sql.Territory;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.bot.storage.sql.Vigil;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An open SQLite file. It is intact, locked against a second host, and migrated. Safe for use by many threads. */
public final class SqliteDatabase implements DatabaseEngine {
    private static final int READERS = 4;

    private static final Logger log = LoggerFactory.getLogger(SqliteDatabase.class);

    private final SqliteFile file;
    private final ExclusiveLock lock;
    private final HikariDataSource writer;
    private final HikariDataSource readers;
    private final FileIdentity place;
    private volatile Optional<String> damage = Optional.empty();

    private SqliteDatabase(SqliteFile file, ExclusiveLock lock, HikariDataSource writer, HikariDataSource readers) {
        this.file = file;
        this.lock = lock;
        this.writer = writer;
        this.readers = readers;
        this.place = FileIdentity.of(file.path(), writer);
    }

    /**
     * Opens the file, creates it and its folders if they are missing, and migrates its tables.
     *
     * @param upgrade the upgrade of a file from an older release
     * @throws UnusableDatabaseException if the file cannot be opened; an existing file is unchanged
     */
    public static SqliteDatabase open(Path file, Upgrade upgrade) {
        try {
            UnfinishedFile.makeFolder(
                    Objects.requireNonNull(file.toAbsolutePath().getParent(), "the parent of a file"));
            return openLocked(file.toAbsolutePath(), upgrade);
        } catch (IOException failure) {
            throw FileObstacle.of(file, failure);
        }
    }

    private static SqliteDatabase openLocked(Path path, Upgrade upgrade) throws IOException {
        ExclusiveLock lock = ExclusiveLock.of(path);
        try {
            var file = new SqliteFile(path);
            if (Files.exists(path)) {
                file.requireDolmens(upgrade);
                file.requireWritable();
                UnfinishedFile.closeToOthers(path);
                file.schema(path, upgrade).migrate();
            } else {
                make(path, upgrade);
            }
            return new SqliteDatabase(file, lock, file.writer(), file.readers(READERS));
        } catch (IOException | RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    /**
     * Creates the file. It gets its name after its tables, so that an interrupted start leaves no file without them.
     */
    private static void make(Path path, Upgrade upgrade) throws IOException {
        Path log = UnfinishedFile.beside(path, "-wal");
        if (Files.exists(log)) {
            throw new UnusableDatabaseException(
                    "%s contains the last changes to a missing database file. Put that back, or move this file away."
                            .formatted(log));
        }
        try (UnfinishedFile made = UnfinishedFile.of(path)) {
            new SqliteFile(made.path()).schema(path, upgrade).migrate();
            made.publish();
        }
    }

    @Override
    public Transactions transactions(JdbiPlugin values) {
        return new Transactions(
                writer,
                readers,
                values,
                place::require,
                Isolation.GIVEN,
                Repetition.NEVER,
                Vigil.NOBODY,
                new Territory(Shards.ALL));
    }

    /** The lock of the file excludes other processes. */
    @Override
    public Lease lease() {
        return Lease.ALONE;
    }

    @Override
    public Runnable takeLogin(int group) {
        return () -> {};
    }

    /**
     * Checks all of a file that was too large for that at the start. Damage is logged and remembered. The intact parts
     * remain usable.
     */
    @Override
    public void check() {
        try {
            if (file.isLarge()) {
                damage = file.damage();
                damage.ifPresent(found -> log.error(
                        "The database {} is damaged: {}. Dolmen uses the readable data. Stop it soon, restore a "
                                + "backup and start it again; `dolmen verify` lists the losses.",
                        file.path(),
                        found));
            }
        } catch (IOException | SQLException unreadable) {
            log.error("The database {} could not be checked: {}", file.path(), unreadable.toString());
        }
    }

    @Override
    public Optional<String> damage() {
        return damage;
    }

    @Override
    public StoredBytes size(Handle handle) {
        long page = number(handle, "PRAGMA page_size");
        return new StoredBytes(
                page * number(handle, "PRAGMA page_count"),
                OptionalLong.of(page * number(handle, "PRAGMA freelist_count")),
                OptionalLong.of(file.logBytes()));
    }

    private static long number(Handle handle, String query) {
        return handle.createQuery(query).mapTo(long.class).one();
    }

    @Override
    public List<String> brokenReferences(Handle handle) {
        return handle.createQuery("PRAGMA foreign_key_check")
                .map((row, context) -> "table %s: row %s refers to a missing row in %s"
                        .formatted(row.getString("table"), row.getString("rowid"), row.getString("parent")))
                .list();
    }

    @Override
    public void close() {
        try (lock) {
            readers.close();
            writer.close();
        }
    }
}
