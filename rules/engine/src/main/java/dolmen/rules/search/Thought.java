package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.List;

/**
 * What a strategy has come to.
 *
 * @param value what the game is worth to the player, see {@link Value}
 * @param line the expected continuation, the chosen move first; never empty
 * @param depth how many plies were looked ahead throughout
 * @param nodes how many positions were visited
 */
public record Thought<M extends Move>(int value, List<M> line, int depth, long nodes) {

    public Thought {
        line = List.copyOf(line);
        if (line.isEmpty()) {
            throw new IllegalArgumentException("a thought chooses a move");
        }
    }

    /** The chosen move. */
    public M move() {
        return line.getFirst();
    }
}
