package dolmen.bot.cli;

import dolmen.bot.storage.Database;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * A copy of a database in a temporary folder next to it, for checks while a host uses the original. Closing it deletes
 * the copy.
 */
record DatabaseCopy(Path folder) implements AutoCloseable {

    /**
     * Copies the database as of one moment.
     *
     * @throws dolmen.bot.storage.sql.UnusableDatabaseException if it is not an intact Dolmen database, or cannot be
     *     copied; the message is meant for the operator
     */
    static DatabaseCopy of(Path database) throws IOException {
        Path original = database.toAbsolutePath();
        var stored = new StoredFile(original);
        stored.require();
        var copy = new DatabaseCopy(Files.createTempDirectory(original.getParent(), ".copy"));
        try {
            stored.copyTo(copy.file());
            return copy;
        } catch (IOException | RuntimeException failure) {
            copy.close();
            throw failure;
        }
    }

    private Path file() {
        return folder.resolve("dolmen.db");
    }

    /** Opens the copy, with its tables upgraded to this release. */
    Database open(GameRegistry games) {
        return Database.open(new DatabaseAddress.File(file()), games, Upgrade.UNGUARDED);
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> left = Files.list(folder)) {
            for (Path path : left.toList()) {
                Files.delete(path);
            }
        }
        Files.delete(folder);
    }
}
