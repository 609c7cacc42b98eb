package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.Optional;

/** A backup put in the place of a database that no host uses, which is kept aside. */
public record Restoration(Path backup, Path database) {
    private static final String LOG = "-wal";
    private static final String INDEX_OF_LOG = "-shm";

    /**
     * Does it. Whenever it is interrupted, either the old database or the backup stands there.
     *
     * @param mark by which the name of what is kept aside ends
     * @return where the old database is kept, if there was one
     * @throws UnusableDatabaseException if a host uses the database, or the backup is none; nothing has changed then
     */
    public Optional<Path> run(String mark) throws IOException {
        Path target = database.toAbsolutePath();
        Path folder = Objects.requireNonNull(target.getParent(), "the parent of a file");
        Files.createDirectories(folder);
        ExclusiveLock lock = ExclusiveLock.of(target);
        try (lock) {
            new SqliteFile(backup.toAbsolutePath()).check();
            new SqliteFile(backup.toAbsolutePath()).asItIs().refuseNewer();
            Path copy = Snapshot.privateFile(folder, target.getFileName() + ".");
            try {
                Files.delete(copy);
                new Snapshot(backup.toAbsolutePath()).copyTo(copy);
                Optional<Path> aside = Files.exists(target) ? Optional.of(keepAside(target, mark)) : Optional.empty();
                Files.move(copy, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                Snapshot.sync(folder, StandardOpenOption.READ);
                return aside;
            } finally {
                Files.deleteIfExists(copy);
            }
        }
    }

    /** With all that its log holds, which must not be taken for a log of the backup. */
    private static Path keepAside(Path target, String mark) throws IOException {
        Path aside = beside(target, ".replaced-" + mark);
        mergeLog(target);
        Files.copy(target, aside);
        Path log = beside(target, LOG);
        if (Files.exists(log)) {
            Files.copy(log, beside(aside, LOG));
            Files.delete(log);
        }
        Files.deleteIfExists(beside(target, INDEX_OF_LOG));
        Snapshot.sync(aside, StandardOpenOption.WRITE);
        return aside;
    }

    private static void mergeLog(Path target) {
        try (Connection connection = new SqliteFile(target).forMigrating().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException damaged) {
            // Its log is kept aside beside it.
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }
}
