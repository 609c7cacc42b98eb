package dolmen.bot.storage.sqlite;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The room that is left on the disk of a file. SQLite writes over what a refused turn has left in its log, so that on a
 * full disk small things can be stored and large ones cannot; nothing is written there before that. Safe for use by
 * many threads.
 */
@FunctionalInterface
interface Room {
    /** In bytes; more than any turn takes with its log. */
    long LEAST = 512L << 10;

    /** How many bytes this process may still write. */
    long left() throws IOException;

    /** That of the disk on which the file lies now; more than enough where nobody can say. */
    static Room at(Path file) {
        try {
            return Files.getFileStore(file)::getUsableSpace;
        } catch (IOException untold) {
            return () -> Long.MAX_VALUE;
        }
    }

    /**
     * Refuses to go on without room.
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
            // SQLite says what is wrong with the disk.
        }
    }
}
