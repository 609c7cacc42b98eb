package dolmen.bot.storage.sql;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationState;

/**
 * The tables, brought to the schema of this release by numbered migrations.
 *
 * @param source connections that may change tables, or only read
 * @param engine whose folder of migrations it is
 * @param database its name for the operator
 */
public record Schema(DataSource source, String engine, String database) {

    /**
     * Migrates the database.
     *
     * @throws UnusableDatabaseException if a newer release or another program made it
     */
    public void migrate() {
        Flyway flyway = flyway();
        try {
            refuseNewer(flyway);
            flyway.migrate();
        } catch (FlywayException failure) {
            throw told(failure);
        }
    }

    /** True if the database does not have the schema of this release. */
    public boolean outdated() {
        return flyway().info().pending().length > 0;
    }

    private UnusableDatabaseException told(FlywayException failure) {
        return Faults.behind(failure)
                .map(fault -> new UnusableDatabaseException(
                        "%s: %s".formatted(database, Faults.adviceAtStart(fault)), failure))
                .orElseGet(() -> new UnusableDatabaseException(
                        "The database %s is not one that this Dolmen can use: %s"
                                .formatted(database, failure.getMessage()),
                        failure));
    }

    private Flyway flyway() {
        return Flyway.configure(Schema.class.getClassLoader())
                .locations("classpath:db/migration/" + engine)
                .dataSource(source)
                .load();
    }

    /**
     * Checks a database without changing it.
     *
     * @throws UnusableDatabaseException if a newer release made it
     */
    public void refuseNewer() {
        refuseNewer(flyway());
    }

    /**
     * Checks a database without changing it.
     *
     * @throws UnusableDatabaseException if no release has made it, or a newer one
     */
    public void requireHistory() {
        try {
            requireHistory(flyway());
        } catch (FlywayException failure) {
            throw told(failure);
        }
    }

    private void requireHistory(Flyway flyway) {
        refuseNewer(flyway);
        if (flyway.info().applied().length == 0) {
            throw new UnusableDatabaseException(
                    "The database %s holds nothing of Dolmen's. It was left as it is; name another file, or restore a backup."
                            .formatted(database));
        }
    }

    /**
     * Checks a database without changing it.
     *
     * @throws UnusableDatabaseException if it has the schema of another release, or none
     */
    public void requireCurrent() {
        try {
            requireCurrent(flyway());
        } catch (FlywayException failure) {
            throw told(failure);
        }
    }

    private void requireCurrent(Flyway flyway) {
        requireHistory(flyway);
        if (flyway.info().pending().length > 0) {
            throw new UnusableDatabaseException(
                    "The database %s was written by an older release of Dolmen. Start this release on it once, and stop it."
                            .formatted(database));
        }
    }

    private void refuseNewer(Flyway flyway) {
        boolean newer = Arrays.stream(flyway.info().applied())
                .anyMatch(migration -> migration.getState() == MigrationState.FUTURE_SUCCESS);
        if (newer) {
            throw new UnusableDatabaseException(
                    "The database %s was written by a newer release of Dolmen. Run that release, or restore a backup made before it."
                            .formatted(database));
        }
    }
}
