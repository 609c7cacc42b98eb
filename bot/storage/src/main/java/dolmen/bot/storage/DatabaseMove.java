package dolmen.bot.storage;

import dolmen.bot.storage.moving.Destination;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.moving.MoveSource;
import dolmen.bot.storage.moving.RowCopy;
import dolmen.bot.storage.moving.TableSum;
import dolmen.bot.storage.moving.Tables;
import dolmen.bot.storage.postgres.PostgresDestination;
import dolmen.bot.storage.postgres.PostgresOrigin;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sqlite.SqliteDestination;
import dolmen.bot.storage.sqlite.SqliteOrigin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A move of all data from one database into an empty one. Each may be a file or on a server. */
public record DatabaseMove(DatabaseAddress from, DatabaseAddress to) {

    /**
     * Copies all data and verifies that the copy is equal. After an interruption, the origin is unchanged and the
     * destination is empty.
     *
     * @return the number of rows of each table
     * @throws UnusableDatabaseException if the move fails; the message is for the operator
     */
    public SortedMap<String, Long> run(MoveProgress progress) {
        refuseSame();
        try (MoveSource origin = origin();
                Destination destination = destination()) {
            var rows = new TreeMap<String, Long>();
            new RowCopy(origin, destination, progress).run().forEach((table, sum) -> rows.put(table, sum.rows()));
            return rows;
        }
    }

    private void refuseSame() {
        boolean same = switch (from) {
            case DatabaseAddress.File(Path one) -> to instanceof DatabaseAddress.File(Path other) && areOne(one, other);
            case DatabaseAddress.Server one ->
                to instanceof DatabaseAddress.Server other && PostgresOrigin.areOne(one, other);
        };
        if (same) {
            throw new UnusableDatabaseException("%s and %s are the same database.".formatted(from, to));
        }
    }

    private static boolean areOne(Path one, Path other) {
        try {
            return Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException unreadable) {
            return false;
        }
    }

    private MoveSource origin() {
        return switch (from) {
            case DatabaseAddress.File(Path path) -> SqliteOrigin.open(path);
            case DatabaseAddress.Server server -> PostgresOrigin.open(server);
        };
    }

    private Destination destination() {
        return switch (to) {
            case DatabaseAddress.File(Path path) -> SqliteDestination.make(path);
            case DatabaseAddress.Server server -> PostgresDestination.open(server, DatabaseMove::untouched);
        };
    }

    private static Map<String, TableSum> untouched() {
        try {
            Path folder = Files.createTempDirectory("dolmen");
            try (Destination made = SqliteDestination.make(folder.resolve("untouched.db"))) {
                return new Tables(made).sums();
            } finally {
                delete(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> left = Files.list(folder)) {
            for (Path path : left.toList()) {
                Files.delete(path);
            }
        }
        Files.delete(folder);
    }
}
