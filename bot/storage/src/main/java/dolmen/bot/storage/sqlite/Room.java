package dolmen.bot.storage.sqlite;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The free space on the disk of a file. SQLite reuses the log space of refused transactions, so that on a full disk
 * small changes can be stored and large ones cannot; this check refuses both before that. Safe for use by many threads.
 */
@FunctionalInterface
interface Room {
    /** In bytes; more than any transaction takes with its log. */
    long LEAST = 512L << 10;

    /** The number of bytes that this process may still write. */
    long left() throws IOException;

    /** The room on the disk of the file; more than enough if that is unknown. */
    static Room at(Path file) {
        try {
            return Files.getFileStore(file)::getUsableSpace;
        } catch (IOException untold) {
            return () -> Long.MAX_VALUE;
        }
    }

    /**
     * Checks the room.
     *
     * @throws StorageFaultException if next to nothing is left
     */
    default void require() {
        try {
            long left = left();
            if (left < LEAST) {
                throw new StorageFaultException(
                        StorageFault.FULL,
                        "Room for %d kB is left, and nothing is stored below %d.".formatted(left >> 10, LEAST >> 10));
            }
        } catch (IOException untold) {
            // SQLite reports the fault of the disk.
        }
    }
}
