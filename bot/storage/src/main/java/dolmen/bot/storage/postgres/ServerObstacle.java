package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.util.Optional;
import java.util.function.Supplier;

/** The reasons why a host cannot use a server's database at its start, in words for the operator. */
final class ServerObstacle {
    private ServerObstacle() {}

    /**
     * Runs an opening.
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

    /** The refusal for a failure of the server, or on the way to it. */
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
                "the server does not let this user in with this password. Look at DOLMEN_DATABASE_USER and at the password.";
            case "3D000" -> "the server has no database of that name. Make it there, in the encoding UTF8.";
            case "42501" -> "this user may not make tables there. Let the user own the database.";
            default ->
                fault(failure)
                        .map(Faults::adviceAtStart)
                        .orElseGet(() -> "%s. Look at DOLMEN_DATABASE_URL and at the log of the server."
                                .formatted(failure.getMessage()));
        };
    }

    /** The refusal of a database that cannot hold every text. */
    static UnusableDatabaseException encoding(DatabaseAddress.Server address, String encoding) {
        return new UnusableDatabaseException(
                "The database %s has the encoding %s, in which not everything can be stored. Make one with the encoding UTF8."
                        .formatted(address, encoding));
    }
}
