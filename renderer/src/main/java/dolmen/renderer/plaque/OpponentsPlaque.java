package dolmen.renderer.plaque;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.Material;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The computer players of a game, each with a face.
 *
 * @param title the subject, such as the name of a game
 * @param subtitle more text; may be empty
 * @param material the material of the game's board
 * @param opponents the computer players in reading order, {@value #COLUMNS} in a row; at most {@value #MAX_OPPONENTS}
 */
public record OpponentsPlaque(String title, String subtitle, Material material, List<Portrayed> opponents)
        implements Plaque {
    public static final int COLUMNS = 3;
    public static final int MAX_OPPONENTS = 6;

    private static final List<Integer> LINE_LENGTHS = List.of(100, 60, 30, 12);

    public OpponentsPlaque {
        opponents = List.copyOf(opponents);
        if (opponents.size() > MAX_OPPONENTS) {
            throw new IllegalArgumentException(opponents.size() + " opponents");
        }
    }

    /**
     * One computer player.
     *
     * @param standing the level and temperament, such as "Level 1, attacks"
     * @param rating the rating in points; empty if it was never measured
     * @param line a sentence that characterises it
     */
    public record Portrayed(Face face, String name, String standing, OptionalInt rating, String line) {
        private String words(int length) {
            return "%s%s. %s: %s"
                    .formatted(
                            Wordings.cut(name, length),
                            rating.isPresent() ? ", " + rating.getAsInt() : "",
                            Wordings.cut(standing, length),
                            Wordings.cut(line, length));
        }
    }

    @Override
    public String altText() {
        return Wordings.longestThatFits(LINE_LENGTHS.stream().map(this::words));
    }

    private String words(int length) {
        String about = Stream.of(title, subtitle)
                .filter(part -> !part.isBlank())
                .map(part -> Wordings.cut(part, length))
                .collect(Collectors.joining(": "));
        return opponents.stream()
                .map(opponent -> opponent.words(length))
                .collect(Collectors.joining(" ", about + ". ", ""));
    }
}
