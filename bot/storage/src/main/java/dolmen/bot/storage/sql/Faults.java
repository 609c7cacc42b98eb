package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The meanings of a database's failures, and advice to the operator. */
public final class Faults {
    /** The lowest byte of an extended code is its primary code. */
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

    /**
     * Prefixes of SQLSTATE codes, standard and PostgreSQL's. The longest match counts. See
     * https://www.postgresql.org/docs/current/errcodes-appendix.html.
     */
    private static final Map<String, StorageFault> BY_STATE = Map.ofEntries(
            Map.entry("08", StorageFault.UNREACHABLE),
            Map.entry("25006", StorageFault.READ_ONLY),
            Map.entry("40", StorageFault.BUSY),
            Map.entry("53", StorageFault.UNREACHABLE),
            Map.entry("53100", StorageFault.FULL),
            Map.entry("55P03", StorageFault.LOCKED),
            Map.entry("57P", StorageFault.UNREACHABLE),
            Map.entry("58", StorageFault.DISK),
            Map.entry("XX001", StorageFault.DAMAGED),
            Map.entry("XX002", StorageFault.DAMAGED));

    /** Connection failures, too many connections, or a server that is starting or stopping. */
    private static final Pattern AWAY = Pattern.compile("08.*|53300|57P0.");

    private Faults() {}

    /**
     * The fault behind a failure; empty if it is not a fault of the store. A timeout of the pool counts as unreachable,
     * although the database reports no error.
     */
    public static Optional<StorageFault> behind(Throwable failure) {
        return causes(failure)
                .flatMap(cause -> of(cause).stream())
                .findFirst()
                .or(() -> Optional.of(StorageFault.UNREACHABLE).filter(fault -> waitedInVain(failure)));
    }

    /** True if the database server cannot be reached at all, or accepts no connections. */
    static boolean away(Throwable failure) {
        return states(failure).anyMatch(state -> AWAY.matcher(state).matches());
    }

    /** True if no connection became free within the timeout. */
    static boolean waitedInVain(Throwable failure) {
        return causes(failure).anyMatch(SQLTransientConnectionException.class::isInstance);
    }

    private static Stream<String> states(Throwable failure) {
        return causes(failure).flatMap(cause -> Optional.ofNullable(cause.getSQLState()).stream());
    }

    /** The SQL exceptions among the causes of a failure, the outermost first. */
    public static Stream<SQLException> causes(Throwable failure) {
        return Stream.iterate(Optional.of(failure), Optional::isPresent, one -> one.map(Throwable::getCause))
                .flatMap(Optional::stream)
                .filter(SQLException.class::isInstance)
                .map(SQLException.class::cast);
    }

    /** PostgreSQL has no vendor codes, and SQLite no standard ones. */
    private static Optional<StorageFault> of(SQLException failure) {
        String state = Objects.requireNonNullElse(failure.getSQLState(), "");
        return BY_STATE.keySet().stream()
                .filter(state::startsWith)
                .max(Comparator.comparingInt(String::length))
                .map(BY_STATE::get)
                .or(() -> Optional.ofNullable(BY_CODE.get(failure.getErrorCode() & FAMILY)));
    }

    /** The message of the innermost cause. */
    static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }

    /** A one-line message with the fault and its remedy, for the operator of a running host. */
    public static String advice(StorageFault fault) {
        return switch (fault) {
            case FULL, READ_ONLY, LOCKED, BUSY, UNREACHABLE, UNCERTAIN ->
                "%s %s. Dolmen then recovers automatically.".formatted(fact(fault), remedy(fault));
            case DISK -> "%s %s.".formatted(fact(fault), remedy(fault));
            case DAMAGED, GONE -> "%s Stop Dolmen, %s and start Dolmen again.".formatted(fact(fault), remedy(fault));
        };
    }

    /** A one-line message with the fault and its remedy, for a host that cannot start. */
    public static String adviceAtStart(StorageFault fault) {
        return switch (fault) {
            case FULL, READ_ONLY, LOCKED, BUSY, UNREACHABLE, UNCERTAIN, DISK ->
                "%s %s, and start Dolmen again.".formatted(fact(fault), remedy(fault));
            case DAMAGED, GONE -> advice(fault);
        };
    }

    /** The fault of the store, in one sentence. */
    public static String fact(StorageFault fault) {
        return switch (fault) {
            case FULL -> "The disk of the database is full.";
            case READ_ONLY -> "The database cannot be written: its file, its folder or its disk is read-only.";
            case LOCKED -> "Another program has locked the database.";
            case BUSY -> "The database is overloaded.";
            case DAMAGED -> "The database is damaged.";
            case GONE ->
                "The database file was deleted, moved or replaced while Dolmen was running, so nothing is stored.";
            case UNREACHABLE -> "The database server does not respond, or accepts no more connections.";
            case UNCERTAIN ->
                "The connection to the database was lost during a write, which may or may not have been saved.";
            case DISK -> "The files of the database cannot be opened, or their disk is full or fails.";
        };
    }

    private static String remedy(StorageFault fault) {
        return switch (fault) {
            case FULL -> "Make room on it";
            case READ_ONLY -> "Make it writable for the user who runs Dolmen";
            case LOCKED -> "Close that program, for example an SQLite shell";
            case BUSY -> "Reduce the load on its server, or move it to a faster machine";
            case DAMAGED -> "restore a backup";
            case GONE -> "put the file back";
            case UNREACHABLE, UNCERTAIN -> "Start the server, or check the network and the server log";
            case DISK -> "Check file permissions, the disk and the system log";
        };
    }
}
