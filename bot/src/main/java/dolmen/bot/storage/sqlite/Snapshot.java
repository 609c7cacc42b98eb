package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A database file as it stands at one moment, whether a host uses it meanwhile or not. A copy of it is whole and on the
 * disk before it bears its name, and only its owner may read it, since it holds hands of cards and messages of people.
 */
public record Snapshot(Path database) {

    /**
     * Copies it.
     *
     * @param target where there must be no file
     * @throws UnusableDatabaseException if the database cannot be copied, in words for the operator
     * @throws FileAlreadyExistsException if there is a file
     */
    public void copyTo(Path target) throws IOException {
        Path absolute = target.toAbsolutePath();
        if (Files.exists(absolute)) {
            throw new FileAlreadyExistsException(target.toString());
        }
        Path folder = Objects.requireNonNull(absolute.getParent(), "the parent of a file");
        Path copy = privateFile(folder, absolute.getFileName() + ".");
        try {
            vacuumInto(copy);
            sound(copy);
            sync(copy, StandardOpenOption.WRITE);
            publish(copy, absolute);
        } finally {
            Files.deleteIfExists(copy);
        }
        sync(folder, StandardOpenOption.READ);
    }

    /**
     * Looks at the database without changing it.
     *
     * @throws UnusableDatabaseException if a newer release wrote it
     */
    public void refuseNewer() {
        new SqliteFile(database).asItIs().refuseNewer();
    }

    /** All that SQLite finds wrong with the file, at most a hundred lines; empty if it is sound. */
    public List<String> damages() {
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

    /** A name that nobody else has, beside the later one, so that renaming is enough. */
    static Path privateFile(Path folder, String prefix) throws IOException {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? Files.createTempFile(
                        folder,
                        prefix,
                        ".part",
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
                : Files.createTempFile(folder, prefix, ".part");
    }

    /** SQLite writes into an empty file as into a missing one. */
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

    /**
     * Gives a copy its name. A link fails where there is a file meanwhile; a file system without links can only be
     * asked before.
     */
    static void publish(Path copy, Path target) throws IOException {
        try {
            Files.createLink(target, copy);
        } catch (FileAlreadyExistsException taken) {
            throw taken;
        } catch (UnsupportedOperationException | IOException withoutLinks) {
            Files.move(copy, target);
        }
    }

    /** Waits until it is on the disk. */
    static void sync(Path path, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }
}
