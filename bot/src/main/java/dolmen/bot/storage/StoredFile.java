package dolmen.bot.storage;

import dolmen.bot.storage.sqlite.Restoration;
import dolmen.bot.storage.sqlite.Snapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A database as a file that operators copy, put back and look through; it need not be open. */
public record StoredFile(Path path) {

    /**
     * Copies it as it stands at one moment, also while a host uses it.
     *
     * @param target where there must be no file
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it cannot be copied, in words for the operator
     * @throws java.nio.file.FileAlreadyExistsException if there is a file
     */
    public void copyTo(Path target) throws IOException {
        new Snapshot(path.toAbsolutePath()).copyTo(target);
    }

    /**
     * Looks at it without changing it.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if a newer release wrote it
     */
    public void refuseNewer() {
        new Snapshot(path.toAbsolutePath()).refuseNewer();
    }

    /** All that is damaged in the file itself; empty if it is sound. */
    public List<String> damages() {
        return new Snapshot(path.toAbsolutePath()).damages();
    }

    /**
     * Puts it in the place of a database that no host uses.
     *
     * @param mark by which the name of what is kept aside ends
     * @return where the old database is kept, if there was one
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if that cannot be done; nothing has changed then
     */
    public Optional<Path> restoreTo(Path database, String mark) throws IOException {
        return new Restoration(path, database).run(mark);
    }
}
