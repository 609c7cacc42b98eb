package dolmen.bot.storage.sql;

import java.util.List;

/**
 * The way of an existing database from an older schema to that of this release.
 *
 * @param folders of migrations on the class path, each with a folder for every engine
 * @param precaution taken before the tables change
 */
public record Upgrade(List<String> folders, Precaution precaution) {
    private static final List<String> OF_THIS_RELEASE = List.of("db/migration");

    /** The upgrade of a copy, or of a database that is backed up already. */
    public static final Upgrade UNGUARDED = with(step -> {});

    /** No upgrade: a database of an older release is refused. */
    public static final Upgrade REFUSED = with(step -> {
        throw new UnusableDatabaseException(
                "The database %s was written by an older release of Dolmen. Start this release on it once, and stop it."
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
     * @param database its name for the operator
     * @param from the version of its schema
     * @param to the version afterwards
     */
    public record Step(String database, String from, String to) {}

    /** An action that must succeed before the tables of a database change; it runs under the lock of the database. */
    @FunctionalInterface
    public interface Precaution {

        /**
         * Takes it.
         *
         * @throws UnusableDatabaseException if the tables must stay as they are, in words for the operator
         */
        void before(Step step);
    }
}
