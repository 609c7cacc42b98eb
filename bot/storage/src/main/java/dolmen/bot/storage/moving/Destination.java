package dolmen.bot.storage.moving;

import java.sql.SQLException;
import java.util.Map;

/**
 * The empty database of a move: nobody else uses it meanwhile, its tables exist, and rows may refer to later ones.
 * Closing it without {@link #keep} discards everything. For one thread.
 */
public interface Destination extends MoveSource {

    /** The text in a form that this database can store. */
    String storable(String text);

    /** Sets the next automatic numbers after the given last ones, by table. */
    void numberFrom(Map<String, Long> lastNumbers) throws SQLException;

    /**
     * Commits everything to the disk.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that is impossible
     */
    void keep();
}
