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
     * The digest of each table, by name.
     *
     * @throws UnusableDatabaseException if a table cannot be read, or is not a Dolmen table
     */
    public SortedMap<String, TableSum> sums() {
        var sums = new TreeMap<String, TableSum>();
        byName().forEach((name, table) -> sums.put(name, rows(table).sum()));
        return sums;
    }

    /**
     * Checks that the tables have only the rows that migrations made. Stops at the first table with other rows.
     *
     * @param called the name of the database for the operator
     * @param untouched the digests of a new database
     * @throws UnusableDatabaseException if a table has other rows
     */
    public void requireEmpty(String called, Supplier<Map<String, TableSum>> untouched) {
        SortedSet<String> names = names();
        Map<String, TableSum> expected = names.isEmpty() ? Map.of() : untouched.get();
        for (String name : names) {
            TableSum empty = expected.get(name);
            if (empty == null || !comesTo(empty, rows(named(name)))) {
                throw new UnusableDatabaseException(
                        "The database %s is not empty: see its table %s. It is unchanged; name an empty one."
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
