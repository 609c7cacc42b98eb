package dolmen.rules.puzzle;

import dolmen.rules.GameRegistry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Scanner;

/** The puzzles of this release, in one file for each game with puzzles. */
public final class Puzzles {
    private static final String REMARK = "#";

    private Puzzles() {}

    /**
     * The puzzles of a game in the order of the file; none for a game without a file.
     *
     * @throws IllegalArgumentException if the file has a line that is not a puzzle
     */
    public static List<Puzzle> of(GameRegistry games, String game) {
        var file = Puzzles.class.getResourceAsStream(game + ".txt");
        if (file == null) {
            return List.of();
        }
        try (var lines = new Scanner(file, StandardCharsets.UTF_8).useDelimiter("\n")) {
            return read(games, lines.tokens().toList());
        }
    }

    /**
     * The puzzles of the lines; blank lines and comments are skipped.
     *
     * @throws IllegalArgumentException if another line is not a puzzle
     */
    public static List<Puzzle> read(GameRegistry games, List<String> lines) {
        return lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith(REMARK))
                .map(line -> Puzzle.read(games, line))
                .toList();
    }
}
