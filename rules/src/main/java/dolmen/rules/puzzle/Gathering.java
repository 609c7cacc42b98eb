package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.HashSet;
import java.util.Set;

/**
 * The making of a set of puzzles: no two of a variant look alike, turned or mirrored, and few are won in one turn. For
 * one thread.
 */
public final class Gathering {
    /** One puzzle of so many may be won in one turn. */
    private static final int FOR_ONE_AT_ONCE = 10;

    private final GameRegistry games;
    private final Set<Kept> kept = new HashSet<>();
    private int atOnce;

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
        if (puzzle.turns() == 1 && (atOnce + 1) * FOR_ONE_AT_ONCE > kept.size() + 1) {
            return false;
        }
        boolean isNew = kept.add(new Kept(puzzle.variant(), likeness(puzzle)));
        atOnce += isNew && puzzle.turns() == 1 ? 1 : 0;
        return isNew;
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
