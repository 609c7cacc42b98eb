package dolmen.bot.storage.moving;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.SQLException;

/** The exceptions of a failed move, with messages for the operator. */
public final class MoveFailure {
    private MoveFailure() {}

    /** The exception for a failure of the named database. */
    public static UnusableDatabaseException of(String database, SQLException failure) {
        return Faults.behind(failure)
                .map(fault -> of(database, fault, failure))
                .orElseGet(() -> told(database, failure.getMessage() + ".", failure));
    }

    /** The exception for a fault of the named database. */
    public static UnusableDatabaseException of(String database, StorageFault fault, Exception failure) {
        return told(database, Faults.fact(fault), failure);
    }

    private static UnusableDatabaseException told(String database, String words, Exception failure) {
        return new UnusableDatabaseException("%s: %s Nothing was moved.".formatted(database, words), failure);
    }
}
