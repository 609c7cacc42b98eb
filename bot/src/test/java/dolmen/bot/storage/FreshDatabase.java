package dolmen.bot.storage;

import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Databases for tests, new ones copied from one that was made once, since all migrations take long. */
public final class FreshDatabase {
    private static final byte[] WITHOUT_ROWS = make();

    private FreshDatabase() {}

    /** Opens the database, without any rows if there is no such file. */
    public static Database open(Path file, GameRegistry games) {
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.write(file, WITHOUT_ROWS);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return Database.open(file, games);
    }

    private static byte[] make() {
        try {
            Path folder = Files.createTempDirectory("dolmen");
            Path file = folder.resolve("dolmen.db");
            Database.open(file, new GameRegistry(List.of())).close();
            byte[] made = Files.readAllBytes(file);
            try (var left = Files.list(folder)) {
                for (Path path : left.toList()) {
                    Files.delete(path);
                }
            }
            Files.delete(folder);
            return made;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
