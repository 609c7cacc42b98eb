package dolmen.bot.storage.sql;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.MigrationVersion;

/**
 * The tables of a database, which numbered migrations bring to the schema of this release.
 *
 * @param source the connections; read-only ones suffice for checks
 * @param engine the database engine, which selects the folder of migrations
 * @param database the name of the database for the operator
 * @param upgrade the upgrade of an older database
 */
public record Schema(DataSource source, String engine, String database, Upgrade upgrade) {
    private static final String FIRST = "1";

    /** The schema of a new or read-only database, without upgrades. */
    public Schema(DataSource source, String engine, String database) {
        this(source, engine, database, Upgrade.REFUSED);
    }

    /**
     * Migrates the database. If the precaution before an upgrade fails, the database is unchanged.
     *
     * @throws UnusableDatabaseException if a newer release or another program made it, or the precaution failed
     */
    public void migrate() {
        Flyway flyway = flyway();
        try {
            prepare(refuseNewer(flyway));
            flyway.migrate();
        } catch (FlywayException failure) {
            throw told(failure);
        }
    }

    private void prepare(MigrationInfoService migrations) {
        MigrationInfo[] pending = migrations.pending();
        MigrationInfo present = migrations.current();
        if (present != null && pending.length > 0) {
            upgrade.precaution()
                    .before(new Upgrade.Step(database, version(present), version(pending[pending.length - 1])));
        }
    }

    private static String version(MigrationInfo migration) {
        return String.valueOf(migration.getVersion());
    }

    /** Migrates a new database to the older version of another one, before its rows are copied. */
    public void migrateTo(String version) {
        try {
            Flyway.configure(Schema.class.getClassLoader())
                    .configuration(flyway().getConfiguration())
                    .target(MigrationVersion.fromVersion(version))
                    .load()
                    .migrate();
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
                        "This release of Dolmen cannot use the database %s: %s"
                                .formatted(database, failure.getMessage()),
                        failure));
    }

    private Flyway flyway() {
        return Flyway.configure(Schema.class.getClassLoader())
                .locations(locations())
                .dataSource(source)
                .loggers("slf4j")
                .load();
    }

    private String[] locations() {
        return upgrade.folders().stream()
                .map(folder -> "classpath:%s/%s".formatted(folder, engine))
                .toArray(String[]::new);
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
     * @throws UnusableDatabaseException if no release made it, or a newer one did
     */
    public void requireHistory() {
        try {
            requireHistory(flyway());
        } catch (FlywayException failure) {
            throw told(failure);
        }
    }

    private MigrationInfoService requireHistory(Flyway flyway) {
        MigrationInfoService migrations = refuseNewer(flyway);
        if (migrations.applied().length == 0) {
            throw new UnusableDatabaseException(
                    "The database %s is not a Dolmen database. It is unchanged; name another file, or restore a backup."
                            .formatted(database));
        }
        return migrations;
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
        if (requireHistory(flyway).pending().length > 0) {
            throw new UnusableDatabaseException(
                    "The database %s was written by an older release of Dolmen. Start and stop this release with it once to upgrade it."
                            .formatted(database));
        }
    }

    /** The migrations, which are read once, since they are searched in all of the class path. */
    private MigrationInfoService refuseNewer(Flyway flyway) {
        MigrationInfoService migrations = flyway.info();
        boolean newer = Arrays.stream(migrations.applied())
                .anyMatch(migration -> migration.getState() == MigrationState.FUTURE_SUCCESS);
        if (newer && otherTables(flyway)) {
            throw new UnusableDatabaseException(
                    "The database %s is from a build before 0.1.0. It is unchanged; docs/updating.md says how to keep it."
                            .formatted(database));
        }
        if (newer) {
            throw new UnusableDatabaseException(
                    "The database %s was written by a newer release of Dolmen. Run that release, or restore a backup made before it."
                            .formatted(database));
        }
        return migrations;
    }

    /** True if the first tables were others than those of the first release. */
    private static boolean otherTables(Flyway flyway) {
        return flyway.validateWithResult().invalidMigrations.stream()
                .anyMatch(migration -> FIRST.equals(migration.version));
    }
}
