package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.util.Optional;
import java.util.function.Supplier;

/** The exceptions for a server's database that a host cannot use at its start, with messages for the operator. */
final class ServerObstacle {
    private ServerObstacle() {}

    /**
     * Opens a database.
     *
     * @throws UnusableDatabaseException if the server fails meanwhile
     */
    static <T> T orElse(DatabaseAddress.Server address, Supplier<T> opening) {
        try {
            return opening.get();
        } catch (UnusableDatabaseException told) {
            throw told;
        } catch (RuntimeException failure) {
            if (fault(failure).isEmpty() && Faults.causes(failure).findAny().isEmpty()) {
                throw failure;
            }
            throw of(address, failure);
        }
    }

    private static Optional<StorageFault> fault(Exception failure) {
        return failure instanceof StorageFaultException known ? Optional.of(known.fault()) : Faults.behind(failure);
    }

    /** The exception for a failure of the server, or of the connection to it. */
    static UnusableDatabaseException of(DatabaseAddress.Server address, Exception failure) {
        return new UnusableDatabaseException(
                "The database %s cannot be used: %s".formatted(address, words(failure)), failure);
    }

    private static String words(Exception failure) {
        String state = Faults.causes(failure)
                .flatMap(cause -> Optional.ofNullable(cause.getSQLState()).stream())
                .findFirst()
                .orElse("");
        return switch (state) {
            case "28P01", "28000" ->
                "the server rejected this user or password. Check DOLMEN_DATABASE_USER and the password.";
            case "3D000" -> "the server has no database of that name. Create it with the encoding UTF8.";
            case "42501" -> "this user may not create tables there. Make the user the owner of the database.";
            default ->
                fault(failure)
                        .map(Faults::adviceAtStart)
                        .orElseGet(() -> "%s. Check DOLMEN_DATABASE_URL and the log of the server."
                                .formatted(failure.getMessage()));
        };
    }

    /** The exception for a database that cannot store every text. */
    static UnusableDatabaseException encoding(DatabaseAddress.Server address, String encoding) {
        return new UnusableDatabaseException(
                "The database %s has the encoding %s, which cannot store every text. Create one with the encoding UTF8."
                        .formatted(address, encoding));
    }
}
