package dolmen.bot.storage;

import dolmen.bot.storage.moving.Destination;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.moving.MoveSource;
import dolmen.bot.storage.moving.RowCopy;
import dolmen.bot.storage.postgres.PostgresDatabase;
import dolmen.bot.storage.postgres.PostgresOrigin;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sqlite.Snapshot;
import dolmen.bot.storage.sqlite.SqliteDestination;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A database on a server. It need not be open. */
public record StoredServer(DatabaseAddress.Server address) {

    /**
     * Connects to the database without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be used; the message is for the operator
     */
    public void require() {
        PostgresDatabase.requireReachable(address);
    }

    /**
     * Copies all rows into a file with a manifest of its contents, for a caller that has locked the whole database.
     *
     * @param target the path of the copy, which must not exist
     * @param schema the version of the database's schema
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied; the message is for the operator
     */
    void backUpTo(Path target, String schema, Instant now) throws IOException {
        try (MoveSource origin = PostgresOrigin.ofHolder(address);
                Destination destination = SqliteDestination.make(target, schema)) {
            new RowCopy(origin, destination, MoveProgress.UNSEEN).run();
        }
        new Snapshot(target.toAbsolutePath()).describe(now.truncatedTo(ChronoUnit.SECONDS));
    }
}
