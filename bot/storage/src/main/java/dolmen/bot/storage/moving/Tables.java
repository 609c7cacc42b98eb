package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.SQLException;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** All tables of one database, as described by its catalogue. */
public record Tables(MoveSource database) {

    /**
     * The sum of each table, by name.
     *
     * @throws UnusableDatabaseException if one cannot be read, or is not ours
     */
    public SortedMap<String, TableSum> sums() {
        var sums = new TreeMap<String, TableSum>();
        byName().forEach((name, table) -> sums.put(name, rows(table).sum()));
        return sums;
    }

    /**
     * Checks that the tables have only the rows of the migrations, up to the first one that does not.
     *
     * @param called the name of the database for the operator
     * @param untouched the sums of a new database
     * @throws UnusableDatabaseException if one has other rows
     */
    public void requireEmpty(String called, Supplier<Map<String, TableSum>> untouched) {
        SortedSet<String> names = names();
        Map<String, TableSum> expected = names.isEmpty() ? Map.of() : untouched.get();
        for (String name : names) {
            TableSum empty = expected.get(name);
            if (empty == null || !comesTo(empty, rows(named(name)))) {
                throw new UnusableDatabaseException(
                        "The database %s holds something already: look at its table %s. It was left as it is; name an empty one."
                                .formatted(called, name));
            }
        }
    }

    private static boolean comesTo(TableSum expected, Rows rows) {
        return rows.count() == expected.rows() && rows.sum().equals(expected);
    }

    SortedMap<String, TableSchema> byName() {
        var tables = new TreeMap<String, TableSchema>();
        names().forEach(name -> tables.put(name, named(name)));
        return tables;
    }

    private SortedSet<String> names() {
        try {
            return TableSchema.names(database.connection());
        } catch (SQLException failure) {
            throw database.told(failure);
        }
    }

    private TableSchema named(String name) {
        try {
            return TableSchema.of(database.connection(), name);
        } catch (SQLException failure) {
            throw database.told(failure);
        }
    }

    private Rows rows(TableSchema table) {
        return new Rows(database, table, UnaryOperator.identity());
    }
}
