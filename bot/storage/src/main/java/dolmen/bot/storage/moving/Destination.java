package dolmen.bot.storage.moving;

import java.sql.SQLException;
import java.util.Map;

/**
 * A database to which another is moved: nobody else uses it meanwhile, its tables are there, and rows may refer to what
 * comes later. Unless it is kept, closing it leaves nothing of what was put into it. For one thread.
 */
public interface Destination extends Origin {

    /** The text as this database can hold it. */
    String storable(String text);

    /** Lets the numbers that it gives go on behind those that were given, by tables. */
    void numberFrom(Map<String, Long> lastNumbers) throws SQLException;

    /**
     * Makes all of it stand, on the disk.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that cannot be done
     */
    void keep();
}
