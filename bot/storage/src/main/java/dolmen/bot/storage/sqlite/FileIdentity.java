package dolmen.bot.storage.sqlite;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.Faults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A check that an open database file is still at its path. A process can still write to an open file that was deleted
 * or replaced, but loses everything when it closes the file. So nothing more is written then, and the stored data is
 * saved in the same folder. Safe for use by many threads.
 */
final class FileIdentity {
    private static final Logger log = LoggerFactory.getLogger(FileIdentity.class);
    private static final int MOST_COPIES = 1_000;

    private final Path path;
    private final @Nullable Object own;
    private final DataSource open;
    private final FreeSpace room;
    private boolean saved;

    private FileIdentity(Path path, @Nullable Object own, DataSource open, FreeSpace room) {
        this.path = path;
        this.own = own;
        this.open = open;
        this.room = room;
    }

    /** The check of a file, which exists now and is open. */
    static FileIdentity of(Path path, DataSource open) {
        return new FileIdentity(path, key(path).orElse(null), open, FreeSpace.at(path));
    }

    /** The identity of the file, independent of its name; empty if there is none. */
    private static Optional<Object> key(Path path) {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(path, BasicFileAttributes.class).fileKey());
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** @throws StorageFaultException if the path has another file, or none, or its disk is full */
    void require() {
        if (own != null && !Objects.equals(key(path).orElse(null), own)) {
            save();
            throw new StorageFaultException(StorageFault.GONE, Faults.advice(StorageFault.GONE));
        }
        room.require();
    }

    private synchronized void save() {
        if (!saved) {
            saved = true;
            Path copy = freeName();
            try (Connection connection = open.getConnection();
                    PreparedStatement copying = connection.prepareStatement("VACUUM INTO ?")) {
                copying.setString(1, copy.toString());
                copying.execute();
                log.error("{} The data stored until then is in {}.", Faults.advice(StorageFault.GONE), copy);
            } catch (SQLException failure) {
                log.error("{} The data could not be saved: {}", Faults.advice(StorageFault.GONE), failure.getMessage());
            }
        }
    }

    private Path freeName() {
        return IntStream.rangeClosed(1, MOST_COPIES)
                .mapToObj(number -> path.resolveSibling("%s.saved-%d".formatted(path.getFileName(), number)))
                .filter(Files::notExists)
                .findFirst()
                .orElseThrow();
    }
}
