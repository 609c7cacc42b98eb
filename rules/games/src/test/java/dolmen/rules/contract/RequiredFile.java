package dolmen.rules.contract;

import java.nio.file.Files;
import java.nio.file.Path;

/** A required file beside the sources of every game. */
final class RequiredFile {
    private RequiredFile() {}

    /** Fails if the file is missing, with its place in the repository and its purpose. */
    static void check(Path file, String what) {
        if (Files.notExists(file)) {
            Path place = Path.of("rules").resolve(file).normalize();
            throw new AssertionError("%s is missing: %s (docs/adding-a-game.md)".formatted(place, what));
        }
    }
}
