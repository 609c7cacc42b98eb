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

/** A database as a file that operators back up, restore and verify; it need not be open. */
public record StoredFile(Path path) {

    static final DateTimeFormatter MARK =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'").withZone(ZoneOffset.UTC);

    /**
     * Copies it as of one moment, also while a host uses it, with a manifest of its contents.
     *
     * @param target which must not exist
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied, in words for the operator
     * @throws java.nio.file.FileAlreadyExistsException if the target exists
     */
    public void backUpTo(Path target, Instant now) throws IOException {
        new Snapshot(path.toAbsolutePath()).backUpTo(target, now.truncatedTo(ChronoUnit.SECONDS));
    }

    /**
     * Copies it as of one moment, also while a host uses it, for temporary use.
     *
     * @param target which must not exist
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied, in words for the operator
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
     * Checks it without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is not a sound database of Dolmen's, in words for
     *     the operator
     */
    public void require() throws IOException {
        new Snapshot(path.toAbsolutePath()).require();
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
     * All damage in the file itself; empty if it is sound.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is not a database
     */
    public List<String> damages() throws IOException {
        return new Snapshot(path.toAbsolutePath()).damages();
    }

    /**
     * Restores it in place of a database that no host uses.
     *
     * @param now for the name of the old database
     * @return the old database, if there was one
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that is impossible; nothing has changed then
     */
    public Optional<Path> restoreTo(Path database, Instant now) throws IOException {
        return new Restoration(path, database).run(MARK.format(now));
    }
}
