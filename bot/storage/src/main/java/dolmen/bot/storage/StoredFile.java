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

/** A database as a file that operators copy, put back and look through; it need not be open. */
public record StoredFile(Path path) {

    static final DateTimeFormatter MARK =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'").withZone(ZoneOffset.UTC);

    /**
     * Copies it as it stands at one moment, also while a host uses it, with a manifest of what it holds.
     *
     * @param target where there must be no file
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied, in words for the operator
     * @throws java.nio.file.FileAlreadyExistsException if there is a file
     */
    public void backUpTo(Path target, Instant now) throws IOException {
        new Snapshot(path.toAbsolutePath()).backUpTo(target, now.truncatedTo(ChronoUnit.SECONDS));
    }

    /**
     * Copies it as it stands at one moment, also while a host uses it, to be looked at and thrown away.
     *
     * @param target where there must be no file
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied, in words for the operator
     * @throws java.nio.file.FileAlreadyExistsException if there is a file
     */
    public void copyTo(Path target) throws IOException {
        new Snapshot(path.toAbsolutePath()).copyTo(target);
    }

    /** Makes a folder for such files, which only its owner may enter. */
    public static void makeFolder(Path folder) throws IOException {
        Snapshot.makeFolder(folder);
    }

    /**
     * Looks at it without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is no sound database of Dolmen's, in words for the
     *     operator
     */
    public void require() throws IOException {
        new Snapshot(path.toAbsolutePath()).require();
    }

    /**
     * Holds a backup against its manifest.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if there is none, or the backup has changed
     */
    public void requireManifest() throws IOException {
        new Snapshot(path.toAbsolutePath()).requireManifest();
    }

    /**
     * All that is damaged in the file itself; empty if it is sound.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is no database at all
     */
    public List<String> damages() throws IOException {
        return new Snapshot(path.toAbsolutePath()).damages();
    }

    /**
     * Puts it in the place of a database that no host uses.
     *
     * @param now by which what is kept aside is named
     * @return where the old database is kept, if there was one
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that cannot be done; nothing has changed then
     */
    public Optional<Path> restoreTo(Path database, Instant now) throws IOException {
        return new Restoration(path, database).run(MARK.format(now));
    }
}
