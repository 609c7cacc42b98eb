package dolmen.rules.contract;

import java.nio.file.Files;
import java.nio.file.Path;

/** A file that every game has beside its sources. */
final class RequiredFile {
    private RequiredFile() {}

    /** Fails with the file's place in the repository and what it holds, if it is missing. */
    static void check(Path file, String what) {
        if (Files.notExists(file)) {
            Path place = Path.of("rules").resolve(file).normalize();
            throw new AssertionError("%s is missing: %s (docs/adding-a-game.md)".formatted(place, what));
        }
    }
}
