package dolmen.bot.storage.sqlite;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The free space on the disk of a file. SQLite reuses the log space of refused transactions, so a full disk would
 * accept small changes and refuse large ones. This check refuses both before that. Safe for use by many threads.
 */
@FunctionalInterface
interface FreeSpace {
    /** The minimum free space in bytes; more than any transaction takes with its log. */
    long LEAST = 512L << 10;

    /** The number of bytes that this process may still write. */
    long left() throws IOException;

    /** The free space on the disk of the file; unlimited if it is unknown. */
    static FreeSpace at(Path file) {
        try {
            return Files.getFileStore(file)::getUsableSpace;
        } catch (IOException untold) {
            return () -> Long.MAX_VALUE;
        }
    }

    /**
     * Checks the free space.
     *
     * @throws StorageFaultException if less than {@link #LEAST} is left
     */
    default void require() {
        try {
            long left = left();
            if (left < LEAST) {
                throw new StorageFaultException(
                        StorageFault.FULL,
                        "Only %d kB are free; at least %d kB are needed.".formatted(left >> 10, LEAST >> 10));
            }
        } catch (IOException untold) {
            // SQLite reports the fault of the disk.
        }
    }
}
