package dolmen.renderer.plaque;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.Material;
import java.util.List;
import java.util.OptionalInt;

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
    public record Portrayed(Face face, String name, String standing, OptionalInt rating, String line) {}
}
