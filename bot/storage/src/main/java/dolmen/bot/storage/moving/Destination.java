package dolmen.bot.storage.moving;

import java.sql.SQLException;
import java.util.Map;

/**
 * The empty destination of a move. Its tables exist, nobody else uses it meanwhile, and rows may refer to later rows.
 * Closing it without {@link #keep} discards everything. For one thread.
 */
public interface Destination extends MoveSource {

    /** The text in a form that this database can store. */
    String storable(String text);

    /** Continues the automatic numbers of each table after the given last number. */
    void numberFrom(Map<String, Long> lastNumbers) throws SQLException;

    /**
     * Commits everything to the disk.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if the commit fails
     */
    void keep();
}
