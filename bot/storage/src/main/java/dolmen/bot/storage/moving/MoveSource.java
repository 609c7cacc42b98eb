package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

/** The source of a move. Nobody else uses it meanwhile, and nothing in it changes. For one thread. */
public interface MoveSource extends AutoCloseable {

    /** Its only connection, in one transaction. */
    Connection connection();

    /** The SQL suffix that sorts a text column by its bytes. */
    String byBytes();

    /** The last automatic number of each table; missing if there is none yet. */
    Map<String, Long> lastNumbers() throws SQLException;

    /** The exception for a failure, with a message for the operator. */
    UnusableDatabaseException told(SQLException failure);

    @Override
    void close();
}
