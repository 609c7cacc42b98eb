package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

/** A database that is moved: nobody else uses it meanwhile, and nothing in it changes. For one thread. */
public interface Origin extends AutoCloseable {

    /** The one connection to it, in one transaction. */
    Connection connection();

    /** What stands behind a column of texts so that they are in the order of their bytes. */
    String byBytes();

    /** The last number that the database itself has given to a row, by tables; missing where it gave none yet. */
    Map<String, Long> lastNumbers() throws SQLException;

    /** The failure in words for the operator. */
    UnusableDatabaseException told(SQLException failure);

    @Override
    void close();
}
