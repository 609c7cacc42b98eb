package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A growing set of varied puzzles. No two of a variant are alike, even turned or mirrored; few are won by a single
 * move, and not too many with the third ply. For one thread.
 */
public final class Gathering {
    /** The maximum number among ten puzzles that are won within a number of plies. */
    private static final Map<Integer, Integer> MOST_OF_TEN = Map.of(1, 1, 3, 9);

    private static final int OF = 10;

    /** The minimum size for computing these maxima; a smaller set may have as many as a set of this size. */
    private static final int FEWEST = 20;

    private final GameRegistry games;
    private final Set<Kept> kept = new HashSet<>();
    private final Map<Integer, Integer> within = new HashMap<>();

    /** An empty set of puzzles of these games. */
    public Gathering(GameRegistry games) {
        this.games = games;
    }

    private record Kept(Variant variant, CommonForm likeness) {}

    /**
     * Adds the puzzle if it fits; returns true if it did.
     *
     * @throws IllegalArgumentException if its moves are not legal
     */
    public boolean add(Puzzle puzzle) {
        int length =
                puzzle.asksForSafety() ? Integer.MAX_VALUE : puzzle.solution().size();
        if (!MOST_OF_TEN.keySet().stream().allMatch(plies -> length > plies || hasRoom(plies))
                || !kept.add(new Kept(puzzle.variant(), likeness(puzzle)))) {
            return false;
        }
        MOST_OF_TEN.keySet().stream()
                .filter(plies -> length <= plies)
                .forEach(plies -> within.merge(plies, 1, Integer::sum));
        return true;
    }

    private boolean hasRoom(int plies) {
        int size = Math.max(FEWEST, kept.size() + 1);
        return (within.getOrDefault(plies, 0) + 1) * OF <= size * MOST_OF_TEN.getOrDefault(plies, OF);
    }

    private CommonForm likeness(Puzzle puzzle) {
        Game<?> game = games.game(puzzle.variant().game());
        HostedGame<?> before = HostedGame.replay(game, new GameRecord(puzzle.variant(), puzzle.moves()));
        return CommonForm.of(before.standing().position(), puzzle.solver());
    }

    /** The number of puzzles. */
    public int size() {
        return kept.size();
    }
}
