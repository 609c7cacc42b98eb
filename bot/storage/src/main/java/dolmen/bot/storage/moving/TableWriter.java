package dolmen.bot.storage.moving;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills a table, many rows at a time. */
final class TableWriter implements AutoCloseable {
    private final Destination destination;
    private final List<Kind> kinds;
    private final PreparedStatement adding;
    private long rows;

    private TableWriter(Destination destination, List<Kind> kinds, PreparedStatement adding) {
        this.destination = destination;
        this.kinds = kinds;
        this.adding = adding;
    }

    /** Creates a writer, after deleting the rows that migrations made. */
    static TableWriter of(Destination destination, TableSchema table) {
        try {
            try (PreparedStatement emptying = destination.connection().prepareStatement(table.emptying())) {
                emptying.executeUpdate();
            }
            return new TableWriter(
                    destination,
                    List.copyOf(table.columns().values()),
                    destination.connection().prepareStatement(table.adding()));
        } catch (SQLException failure) {
            throw destination.told(failure);
        }
    }

    /**
     * Adds a row.
     *
     * @return the number of rows so far
     */
    long add(@Nullable Object[] row) {
        try {
            for (int i = 0; i < row.length; i++) {
                kinds.get(i).write(adding, i + 1, row[i]);
            }
            adding.addBatch();
            if (++rows % Rows.AT_ONCE == 0) {
                adding.executeBatch();
            }
            return rows;
        } catch (SQLException failure) {
            throw destination.told(failure);
        }
    }

    /** Writes the remaining rows. */
    void finish() {
        try {
            adding.executeBatch();
        } catch (SQLException failure) {
            throw destination.told(failure);
        }
    }

    @Override
    public void close() {
        try {
            adding.close();
        } catch (SQLException failure) {
            throw destination.told(failure);
        }
    }
}
