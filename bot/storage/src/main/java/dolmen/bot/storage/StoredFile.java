package dolmen.bot.storage;

import dolmen.bot.storage.sqlite.Restoration;
import dolmen.bot.storage.sqlite.Snapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** A database file that operators back up, restore and verify. It need not be open. */
public record StoredFile(Path path) {

    static final DateTimeFormatter MARK =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'").withZone(ZoneOffset.UTC);

    /**
     * Copies the file as of one moment, with a manifest of its contents. A host may use the file meanwhile.
     *
     * @param target the path of the copy, which must not exist
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied; the message is for the operator
     * @throws java.nio.file.FileAlreadyExistsException if the target exists
     */
    public void backUpTo(Path target, Instant now) throws IOException {
        new Snapshot(path.toAbsolutePath()).backUpTo(target, now.truncatedTo(ChronoUnit.SECONDS));
    }

    /**
     * Copies the file as of one moment, for temporary use. A host may use the file meanwhile.
     *
     * @param target the path of the copy, which must not exist
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied; the message is for the operator
     * @throws java.nio.file.FileAlreadyExistsException if the target exists
     */
    public void copyTo(Path target) throws IOException {
        new Snapshot(path.toAbsolutePath()).copyTo(target);
    }

    /** Creates a folder for such files, with access for its owner only. */
    public static void makeFolder(Path folder) throws IOException {
        Snapshot.makeFolder(folder);
    }

    /**
     * Checks the file without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is not an intact Dolmen database; the message is
     *     for the operator
     */
    public void require() throws IOException {
        new Snapshot(path.toAbsolutePath()).require();
    }

    /**
     * Checks that the file can be written, without changing it. A host may use the file meanwhile.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot, for example since another program has
     *     locked it; the message is for the operator
     */
    public void requireWritable() {
        new Snapshot(path.toAbsolutePath()).requireWritable();
    }

    /**
     * Checks a backup against its manifest.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if there is no manifest, or the backup has changed
     */
    public void requireManifest() throws IOException {
        new Snapshot(path.toAbsolutePath()).requireManifest();
    }

    /**
     * All damage in the file itself; empty if it is intact.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is not a database
     */
    public List<String> damages() throws IOException {
        return new Snapshot(path.toAbsolutePath()).damages();
    }

    /**
     * Restores this backup in place of a database that no host uses.
     *
     * @param now the time for the new name of the old database
     * @return the old database, if there was one
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if the backup cannot be restored; nothing has changed
     *     then
     */
    public Optional<Path> restoreTo(Path database, Instant now) throws IOException {
        return new Restoration(path, database).run(MARK.format(now));
    }
}
