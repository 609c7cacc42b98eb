package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What failures of SQLite mean, and what an operator can do about them. */
public final class Faults {
    /** The codes of families stand in the lowest byte. */
    private static final int FAMILY = 0xff;

    /** SQLite's codes, see https://www.sqlite.org/rescode.html. */
    private static final Map<Integer, StorageFault> BY_CODE = Map.of(
            5, StorageFault.LOCKED,
            6, StorageFault.LOCKED,
            8, StorageFault.READ_ONLY,
            10, StorageFault.DISK,
            11, StorageFault.DAMAGED,
            13, StorageFault.FULL,
            14, StorageFault.DISK,
            26, StorageFault.DAMAGED);

    private Faults() {}

    /** The fault behind a failure; empty if that is no fault of the store. */
    public static Optional<StorageFault> behind(Throwable failure) {
        return Stream.iterate(Optional.of(failure), Optional::isPresent, one -> one.map(Throwable::getCause))
                .flatMap(Optional::stream)
                .filter(SQLException.class::isInstance)
                .map(cause -> ((SQLException) cause).getErrorCode() & FAMILY)
                .flatMap(code -> Optional.ofNullable(BY_CODE.get(code)).stream())
                .findFirst();
    }

    /** What the innermost cause says. */
    static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }

    /** What is wrong with the store of a running host and what to do, in one line for the operator. */
    public static String advice(StorageFault fault) {
        return switch (fault) {
            case FULL, READ_ONLY, LOCKED ->
                "%s %s; Dolmen goes on by itself then.".formatted(fact(fault), remedy(fault));
            case DISK -> "%s %s.".formatted(fact(fault), remedy(fault));
            case DAMAGED, GONE -> "%s Stop Dolmen, %s and start Dolmen again.".formatted(fact(fault), remedy(fault));
        };
    }

    /** The same for a host that cannot start. */
    public static String adviceAtStart(StorageFault fault) {
        return switch (fault) {
            case FULL, READ_ONLY, LOCKED, DISK ->
                "%s %s, and start Dolmen again.".formatted(fact(fault), remedy(fault));
            case DAMAGED, GONE -> advice(fault);
        };
    }

    private static String fact(StorageFault fault) {
        return switch (fault) {
            case FULL -> "The disk of the database is full.";
            case READ_ONLY -> "The database cannot be written: its file, its folder or its disk is read-only.";
            case LOCKED -> "Another program holds the database locked.";
            case DAMAGED -> "The database is damaged.";
            case GONE ->
                "The database file was deleted, moved or replaced while Dolmen was running, so nothing is stored.";
            case DISK -> "The files of the database cannot be opened, or their disk fails.";
        };
    }

    private static String remedy(StorageFault fault) {
        return switch (fault) {
            case FULL -> "Make room on it";
            case READ_ONLY -> "Make it writable for the user who runs Dolmen";
            case LOCKED -> "End that program, such as a shell of SQLite";
            case DAMAGED -> "restore a backup";
            case GONE -> "put the file back in its place";
            case DISK -> "Look at who may write them and their folder, at the disk and at the log of the system";
        };
    }
}
