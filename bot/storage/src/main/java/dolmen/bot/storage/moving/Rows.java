package dolmen.bot.storage.moving;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table, in the same order for all engines. They are read in batches, so that a table may be larger than
 * memory.
 *
 * @param texts the normalisation of texts
 */
record Rows(MoveSource origin, TableSchema table, UnaryOperator<String> texts) {
    static final int AT_ONCE = 1_000;

    long count() {
        try (PreparedStatement counting = origin.connection().prepareStatement(table.counting());
                ResultSet row = counting.executeQuery()) {
            row.next();
            return row.getLong(1);
        } catch (SQLException failure) {
            throw origin.told(failure);
        }
    }

    TableSum sum() {
        return each(row -> {});
    }

    /** @param look receives every row in one reused array */
    TableSum each(Consumer<@Nullable Object[]> look) {
        var digest = new RowDigest();
        List<Kind> kinds = List.copyOf(table.columns().values());
        var values = new @Nullable Object[kinds.size()];
        try (PreparedStatement reading = origin.connection().prepareStatement(table.reading(origin.byBytes()))) {
            reading.setFetchSize(AT_ONCE);
            try (ResultSet row = reading.executeQuery()) {
                while (row.next()) {
                    for (int i = 0; i < values.length; i++) {
                        values[i] = taken(kinds.get(i).read(row, i + 1));
                    }
                    digest.add(values);
                    look.accept(values);
                }
            }
        } catch (SQLException failure) {
            throw origin.told(failure);
        }
        return digest.sum();
    }

    private @Nullable Object taken(@Nullable Object value) {
        return value instanceof String text ? texts.apply(text) : value;
    }
}
