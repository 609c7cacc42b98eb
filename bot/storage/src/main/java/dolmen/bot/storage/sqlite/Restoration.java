package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The restoration of a backup in place of a database that no host uses. The old database is kept under another name.
 */
public record Restoration(Path backup, Path database) {
    private static final String LOG = "-wal";
    private static final String INDEX_OF_LOG = "-shm";
    private static final String JOURNAL = "-journal";

    /**
     * Restores the backup. After an interruption, either the old database or the backup is in place.
     *
     * @param mark the suffix of the old database's new name
     * @return the old database, if there was one
     * @throws UnusableDatabaseException if a host uses the database, or the backup is invalid; nothing has changed then
     */
    public Optional<Path> run(String mark) throws IOException {
        Path target = database.toAbsolutePath();
        UnfinishedFile.makeFolder(Objects.requireNonNull(target.getParent(), "the parent of a file"));
        ExclusiveLock lock = ExclusiveLock.of(target);
        try (lock) {
            new SqliteFile(backup.toAbsolutePath()).requireDolmens();
            try (UnfinishedFile copy = new Snapshot(backup.toAbsolutePath()).copyFor(target)) {
                Optional<Path> aside = keepAside(target, mark);
                copy.replace();
                return aside;
            }
        }
    }

    /**
     * Merges the old database with its log, and keeps it under another name. Its log must not be taken for a log of the
     * backup.
     */
    private static Optional<Path> keepAside(Path target, String mark) throws IOException {
        Path aside = UnfinishedFile.beside(target, ".replaced-" + mark);
        boolean there = Files.exists(target);
        if (there) {
            mergeLog(target);
            Files.copy(target, aside);
        }
        for (String ending : List.of(LOG, JOURNAL)) {
            Path beside = UnfinishedFile.beside(target, ending);
            if (Files.exists(beside)) {
                Files.move(beside, UnfinishedFile.beside(aside, ending));
            }
        }
        Files.deleteIfExists(UnfinishedFile.beside(target, INDEX_OF_LOG));
        if (there) {
            UnfinishedFile.closeToOthers(aside);
            UnfinishedFile.sync(aside, StandardOpenOption.WRITE);
        }
        return Optional.of(aside).filter(kept -> there);
    }

    private static void mergeLog(Path target) {
        try (Connection connection = new SqliteFile(target).forMigrating().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException damaged) {
            // The log is kept next to it, under its new name.
        }
    }
}
