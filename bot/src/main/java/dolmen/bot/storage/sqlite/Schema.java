package dolmen.bot.storage.sqlite;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationState;

/** The tables, brought to the form that this release expects by numbered migrations. */
final class Schema {
    private Schema() {}

    /**
     * Brings the database up to date.
     *
     * @throws UnusableDatabaseException if a newer release or another program made it
     */
    static void migrate(SqliteFile file) {
        Flyway flyway = over(file.forMigrating());
        try {
            refuseNewer(flyway, file);
            flyway.migrate();
        } catch (FlywayException failure) {
            throw Obstacle.behind(file.path(), failure)
                    .orElseGet(() -> new UnusableDatabaseException(
                            "The database %s is not one that this Dolmen can use: %s"
                                    .formatted(file.path(), failure.getMessage()),
                            failure));
        }
    }

    private static Flyway over(DataSource source) {
        return Flyway.configure(Schema.class.getClassLoader())
                .locations("classpath:db/migration/sqlite")
                .dataSource(source)
                .load();
    }

    /**
     * Looks at a database without changing it.
     *
     * @throws UnusableDatabaseException if a newer release made it
     */
    static void refuseNewer(SqliteFile file) {
        refuseNewer(over(file.forLooking()), file);
    }

    private static void refuseNewer(Flyway flyway, SqliteFile file) {
        boolean newer = Arrays.stream(flyway.info().applied())
                .anyMatch(migration -> migration.getState() == MigrationState.FUTURE_SUCCESS);
        if (newer) {
            throw new UnusableDatabaseException(
                    "The database %s was written by a newer release of Dolmen. Run that release, or restore a backup made before it."
                            .formatted(file.path()));
        }
    }
}
