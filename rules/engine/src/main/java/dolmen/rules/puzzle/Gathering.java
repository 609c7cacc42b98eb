package dolmen.rules.puzzle;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A growing set of varied puzzles: no two of a variant are alike or nearly so, even turned, mirrored or with the
 * colours exchanged. For one thread.
 */
public final class Gathering {
    private final GameRegistry games;
    private final Map<Variant, List<CommonForm>> kept = new HashMap<>();

    /** An empty set of puzzles of these games. */
    public Gathering(GameRegistry games) {
        this.games = games;
    }

    /**
     * Adds the puzzle if it fits; returns true if it did.
     *
     * @throws IllegalArgumentException if its moves are not legal
     */
    public boolean add(Puzzle puzzle) {
        CommonForm form = form(puzzle);
        List<CommonForm> others = kept.computeIfAbsent(puzzle.variant(), variant -> new ArrayList<>());
        return others.stream().noneMatch(form::isNear) && others.add(form);
    }

    private CommonForm form(Puzzle puzzle) {
        Game<?> game = games.game(puzzle.variant().game());
        HostedGame<?> before = HostedGame.replay(game, new GameRecord(puzzle.variant(), puzzle.moves()));
        return CommonForm.of(before.standing().position(), puzzle.solver());
    }

    /** The number of puzzles. */
    public int size() {
        return kept.values().stream().mapToInt(List::size).sum();
    }
}
