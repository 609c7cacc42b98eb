package dolmen.rules.contract;

import dolmen.rules.GameRegistry;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.play.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A game in a file: its record, then the text of every position. The files are in the formats of this release, and
 * prove that later ones can read them.
 */
final class Playthrough {
    static final Path FOLDER = Path.of("games/src/test/resources/playthroughs");

    private static final long SEED = 2025;

    private Playthrough() {}

    /** Writes the missing files of all variants; an existing one is never overwritten. */
    public static void main(String[] arguments) throws IOException {
        GameRegistry games = GameRegistry.load();
        for (Variant variant : games.variants().toList()) {
            if (Files.notExists(file(variant))) {
                Files.write(file(variant), lines(Playout.of(games.game(variant.game()), variant, SEED)));
            }
        }
    }

    static Path file(Variant variant) {
        return FOLDER.resolve(variant.text() + ".txt");
    }

    private static List<String> lines(Playout<?> playout) {
        return lines(playout.text(), playout.positions());
    }

    /** The lines of the file for a record and its positions. */
    static List<String> lines(GameRecord record, List<? extends Position<?>> positions) {
        return Stream.concat(Stream.of(record.text()), positions.stream().map(Position::text))
                .toList();
    }
}
