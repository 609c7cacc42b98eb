package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A snapshot of a database file at one moment, whether a host uses it or not. A copy is flushed to disk before it gets
 * its final name. Only its owner can read it, because it contains private data.
 */
public record Snapshot(Path database) {

    /**
     * Copies the database.
     *
     * @param target the path of the copy, which must not exist
     * @throws UnusableDatabaseException if the copy fails; the message is for the operator
     * @throws FileAlreadyExistsException if the target exists
     */
    public void copyTo(Path target) throws IOException {
        Path absolute = target.toAbsolutePath();
        if (Files.exists(absolute)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        try (UnfinishedFile copy = copyFor(absolute)) {
            copy.publish();
        }
    }

    /**
     * Copies the database as a backup, with a manifest.
     *
     * @param target the path of the copy, which must not exist
     * @throws UnusableDatabaseException if the copy fails; the message is for the operator
     * @throws FileAlreadyExistsException if the target exists
     */
    public void backUpTo(Path target, Instant now) throws IOException {
        Path manifest = Manifest.of(target);
        if (Files.exists(manifest)) {
            throw new FileAlreadyExistsException(manifest.toString());
        }
        new SqliteFile(database).requireDolmens();
        copyTo(target);
        new Snapshot(target).describe(now);
    }

    /** Writes the manifest of a new backup. Deletes the backup if that fails. */
    public void describe(Instant now) throws IOException {
        try {
            Manifest.describing(database, now).write(database);
        } catch (IOException | RuntimeException failure) {
            Files.delete(database);
            throw failure;
        }
    }

    /** Creates a folder for copies, with access for its owner only. */
    public static void makeFolder(Path folder) throws IOException {
        UnfinishedFile.makeFolder(folder);
    }

    /**
     * Checks a backup against its manifest.
     *
     * @throws UnusableDatabaseException if there is no manifest, or the backup has changed
     */
    public void requireManifest() throws IOException {
        Manifest.read(database)
                .orElseThrow(() -> new UnusableDatabaseException(
                        "%s has no manifest, so Dolmen cannot verify it. Restore it unverified with --without-manifest."
                                .formatted(database)))
                .require(database);
    }

    /** A complete and intact copy without its final name. */
    UnfinishedFile copyFor(Path target) throws IOException {
        UnfinishedFile copy = UnfinishedFile.of(target);
        try {
            vacuumInto(copy.path());
            sound(copy.path());
            return copy;
        } catch (RuntimeException failure) {
            copy.close();
            throw failure;
        }
    }

    /**
     * Checks the database without changing it.
     *
     * @throws UnusableDatabaseException if it is not an intact Dolmen database, or is from a newer release
     */
    public void require() throws IOException {
        new SqliteFile(database).requireDolmens();
    }

    /**
     * Checks that the file can be written now.
     *
     * @throws UnusableDatabaseException if it cannot
     */
    public void requireWritable() {
        new SqliteFile(database).requireWritable();
    }

    /**
     * All faults that SQLite finds in the file, at most a hundred lines; empty if it is intact.
     *
     * @throws UnusableDatabaseException if it is not a database
     */
    public List<String> damages() throws IOException {
        new SqliteFile(database).requireDatabase();
        return damages(database, "PRAGMA integrity_check(100)");
    }

    private static List<String> damages(Path file, String check) {
        var found = new ArrayList<String>();
        try (Connection connection = new SqliteFile(file).forLooking().getConnection();
                Statement statement = connection.createStatement();
                ResultSet lines = statement.executeQuery(check)) {
            while (lines.next()) {
                found.add(lines.getString(1));
            }
        } catch (SQLException failure) {
            found.add(String.valueOf(failure.getMessage()));
        }
        return found.equals(List.of("ok")) ? List.of() : found;
    }

    /** VACUUM INTO accepts an existing empty file as its target. */
    private void vacuumInto(Path copy) {
        try (Connection connection = new SqliteFile(database).forLooking().getConnection();
                var statement = connection.prepareStatement("VACUUM INTO ?")) {
            statement.setString(1, copy.toString());
            statement.execute();
        } catch (SQLException failure) {
            throw new UnusableDatabaseException(
                    "The database %s cannot be copied: %s.".formatted(database, failure.getMessage()), failure);
        }
    }

    private static void sound(Path copy) {
        List<String> damages = damages(copy, "PRAGMA quick_check(1)");
        if (!damages.isEmpty()) {
            throw new UnusableDatabaseException("The copy is damaged: " + damages.getFirst());
        }
    }
}
