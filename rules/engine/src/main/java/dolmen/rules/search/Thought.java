package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.List;

/**
 * The result of a strategy.
 *
 * @param value the value of the game to the player, see {@link Value}
 * @param line the expected continuation, the chosen move first; never empty
 * @param depth the number of plies searched completely
 * @param nodes the number of positions visited
 */
public record Thought<M extends Move>(int value, List<M> line, int depth, long nodes) {

    public Thought {
        line = List.copyOf(line);
        if (line.isEmpty()) {
            throw new IllegalArgumentException("a thought needs a move");
        }
    }

    /** The chosen move. */
    public M move() {
        return line.getFirst();
    }
}
