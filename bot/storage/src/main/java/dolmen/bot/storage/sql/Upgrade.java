package dolmen.bot.storage.sql;

import java.util.List;

/**
 * The upgrade of an existing database from an older schema to the schema of this release.
 *
 * @param folders the folders of migrations on the class path, each with a folder for every engine
 * @param precaution the action before the tables change
 */
public record Upgrade(List<String> folders, Precaution precaution) {
    private static final List<String> OF_THIS_RELEASE = List.of("db/migration");

    /** An upgrade without a precaution, for a copy or a database that is already backed up. */
    public static final Upgrade UNGUARDED = with(step -> {});

    /** No upgrade: a database of an older release is refused. */
    public static final Upgrade REFUSED = with(step -> {
        throw new UnusableDatabaseException(
                "The database %s was written by an older release of Dolmen. Start and stop this release with it once to upgrade it."
                        .formatted(step.database()));
    });

    public Upgrade {
        folders = List.copyOf(folders);
    }

    /** The upgrade by the migrations of this release. */
    public static Upgrade with(Precaution precaution) {
        return new Upgrade(OF_THIS_RELEASE, precaution);
    }

    /**
     * The change of one database.
     *
     * @param database the name of the database for the operator
     * @param from the current version of the schema
     * @param to the version afterwards
     */
    public record Step(String database, String from, String to) {}

    /** An action that must succeed before the tables of a database change; it runs under the lock of the database. */
    @FunctionalInterface
    public interface Precaution {

        /**
         * Takes the precaution.
         *
         * @throws UnusableDatabaseException if the tables must not change; the message is for the operator
         */
        void before(Step step);
    }
}
