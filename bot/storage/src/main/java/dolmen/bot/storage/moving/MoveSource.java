package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

/** The source of a move: nobody else uses it meanwhile, and nothing in it changes. For one thread. */
public interface MoveSource extends AutoCloseable {

    /** Its only connection, in one transaction. */
    Connection connection();

    /** The suffix that sorts a column of texts by their bytes. */
    String byBytes();

    /** The last automatic number of each table; missing if there is none yet. */
    Map<String, Long> lastNumbers() throws SQLException;

    /** The failure in words for the operator. */
    UnusableDatabaseException told(SQLException failure);

    @Override
    void close();
}
