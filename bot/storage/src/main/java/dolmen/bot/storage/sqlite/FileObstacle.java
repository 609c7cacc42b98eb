package dolmen.bot.storage.sqlite;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/** The exceptions for a database file that a host cannot use at its start, with messages for the operator. */
final class FileObstacle {
    private FileObstacle() {}

    /** The exception for a failure of the database's file or folder. */
    static UnusableDatabaseException of(Path database, IOException failure) {
        return new UnusableDatabaseException(
                "The database %s cannot be opened or created: %s".formatted(database, words(failure)), failure);
    }

    private static String words(IOException failure) {
        return switch (failure) {
            case AccessDeniedException denied ->
                "this user may not use %s. Give the user who runs Dolmen read and write access to it and its folder, or name another folder."
                        .formatted(denied.getFile());
            case FileAlreadyExistsException taken -> "%s is not a folder. Name another one.".formatted(taken.getFile());
            case FileSystemException other ->
                "%s at %s. Check the folder, its permissions and its disk."
                        .formatted(
                                Optional.ofNullable(other.getReason()).orElse("an unknown failure"), other.getFile());
            default -> "%s. Check the folder, its permissions and its disk.".formatted(failure);
        };
    }

    /** The exception for an SQLite error. */
    static UnusableDatabaseException of(Path database, SQLException failure) {
        return Faults.behind(failure)
                .filter(fault -> fault != StorageFault.DAMAGED)
                .map(fault -> refusal(database, fault, failure))
                .orElseGet(() -> damaged(database, String.valueOf(failure.getMessage())));
    }

    /** The exception for a read-only database file. */
    static UnusableDatabaseException readOnly(Path database) {
        return new UnusableDatabaseException(words(database, StorageFault.READ_ONLY));
    }

    private static UnusableDatabaseException refusal(Path database, StorageFault fault, Exception failure) {
        return new UnusableDatabaseException(words(database, fault), failure);
    }

    private static String words(Path database, StorageFault fault) {
        return "%s: %s".formatted(database, Faults.adviceAtStart(fault));
    }

    /** The exception for a damaged database. */
    static UnusableDatabaseException damaged(Path database, String finding) {
        return new UnusableDatabaseException(
                "The database %s is damaged: %s. It is unchanged; restore a backup, or name another file."
                        .formatted(database, finding));
    }
}
