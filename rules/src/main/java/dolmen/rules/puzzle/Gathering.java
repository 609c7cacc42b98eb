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
 * The making of a set of puzzles: no two of a variant look alike, turned or mirrored, few are won in one turn, and not
 * too many in two. For one thread.
 */
public final class Gathering {
    /** Of ten puzzles, so many may be won in one turn, and so many in one or two. */
    private static final Map<Integer, Integer> MOST_OF_TEN = Map.of(1, 1, 2, 9);

    private static final int OF = 10;

    /** A set that is smaller may have as many as one of this size. */
    private static final int FEWEST = 20;

    private final GameRegistry games;
    private final Set<Kept> kept = new HashSet<>();
    private final Map<Integer, Integer> within = new HashMap<>();

    /** An empty set of puzzles of these games. */
    public Gathering(GameRegistry games) {
        this.games = games;
    }

    private record Kept(Variant variant, Likeness likeness) {}

    /**
     * True if the puzzle belongs to the set from now on.
     *
     * @throws IllegalArgumentException if its moves are not legal
     */
    public boolean add(Puzzle puzzle) {
        if (!MOST_OF_TEN.keySet().stream().allMatch(turns -> puzzle.turns() > turns || hasRoom(turns))
                || !kept.add(new Kept(puzzle.variant(), likeness(puzzle)))) {
            return false;
        }
        MOST_OF_TEN.keySet().stream()
                .filter(turns -> puzzle.turns() <= turns)
                .forEach(turns -> within.merge(turns, 1, Integer::sum));
        return true;
    }

    private boolean hasRoom(int turns) {
        int size = Math.max(FEWEST, kept.size() + 1);
        return (within.getOrDefault(turns, 0) + 1) * OF <= size * MOST_OF_TEN.getOrDefault(turns, OF);
    }

    private Likeness likeness(Puzzle puzzle) {
        Game<?> game = games.game(puzzle.variant().game());
        HostedGame<?> before = HostedGame.replay(game, new GameRecord(puzzle.variant(), puzzle.moves()));
        return Likeness.of(before.standing().position(), puzzle.solver());
    }

    /** How many there are. */
    public int size() {
        return kept.size();
    }
}
