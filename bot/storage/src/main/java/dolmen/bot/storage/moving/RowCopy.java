package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The copying of all rows from one database to another. */
public record RowCopy(MoveSource from, Destination to, MoveProgress progress) {
    private static final long STEP = 50_000;

    /**
     * Copies every table, reads it back, and commits if all tables are equal.
     *
     * @return the digest of each table, by name
     * @throws UnusableDatabaseException if the copying fails; the message is for the operator
     */
    public SortedMap<String, TableSum> run() {
        SortedMap<String, TableSchema> tables = new Tables(from).byName();
        SortedMap<String, TableSchema> copies = new Tables(to).byName();
        if (!shapes(tables).equals(shapes(copies))) {
            throw new UnusableDatabaseException(
                    "The tables of the two databases are not the same: %s and %s. Nothing was moved."
                            .formatted(tables.keySet(), copies.keySet()));
        }
        var sums = new TreeMap<String, TableSum>();
        tables.forEach((name, table) -> sums.put(name, copy(table, Objects.requireNonNull(copies.get(name)))));
        number();
        to.keep();
        return sums;
    }

    private static Map<String, Map<String, Kind>> shapes(Map<String, TableSchema> tables) {
        return tables.values().stream().collect(Collectors.toMap(TableSchema::name, TableSchema::shape));
    }

    private TableSum copy(TableSchema table, TableSchema there) {
        TableSchema copy = there.inOrderOf(table);
        var rows = new Rows(from, table, to::storable);
        long all = rows.count();
        TableSum sum;
        try (TableWriter filling = TableWriter.of(to, copy)) {
            sum = rows.each(row -> {
                long added = filling.add(row);
                if (added % STEP == 0 && added < all) {
                    progress.copied(table.name(), added, all);
                }
            });
            filling.finish();
        }
        progress.copied(table.name(), sum.rows(), all);
        TableSum found = new Rows(to, copy, UnaryOperator.identity()).sum();
        if (!found.equals(sum)) {
            throw new UnusableDatabaseException(
                    "The table %s has %d rows and checksum %s; its copy has %d rows and checksum %s. Nothing was moved."
                            .formatted(table.name(), sum.rows(), sum.checksum(), found.rows(), found.checksum()));
        }
        progress.equal(table.name(), sum.rows());
        return sum;
    }

    private void number() {
        Map<String, Long> numbers;
        try {
            numbers = from.lastNumbers();
        } catch (SQLException failure) {
            throw from.told(failure);
        }
        try {
            to.numberFrom(numbers);
        } catch (SQLException failure) {
            throw to.told(failure);
        }
    }
}
