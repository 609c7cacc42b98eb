package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The exclusive right to one database file, held through a lock on a file next to it. The operating system releases the
 * lock when the process ends for any reason. The empty lock file remains, and means nothing.
 */
final class ExclusiveLock implements AutoCloseable {
    private final FileChannel channel;

    private ExclusiveLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Locks the database file.
     *
     * @throws UnusableDatabaseException if another process, or this one, has locked it already
     * @throws IOException if the lock file cannot be created
     */
    static ExclusiveLock of(Path database) throws IOException {
        Path file = database.resolveSibling(database.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return new ExclusiveLock(channel);
            }
        } catch (OverlappingFileLockException servedHere) {
            // Reported below like a lock of another process.
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
        channel.close();
        throw new UnusableDatabaseException(
                "The database %s is in use by another running Dolmen. Stop that one, or give this one a file of its own."
                        .formatted(database));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
