package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Ply;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The effort of a computer that solves a puzzle by a plain search, move by move.
 *
 * @param choosing the number of positions visited until the search prefers the right moves for good
 * @param proving the number of positions visited until it ends, as a rule with a proof
 */
record Effort(long choosing, long proving) {
    /** The node limit for a move. */
    private static final long MOST = 1L << 20;

    private static final int EASIEST = 700;
    private static final int FOR_A_PLY = 600;
    private static final int ROUND = 10;

    /** The effort for the solver's moves of a solution of the game's current position. */
    static <M extends Move> Effort of(HostedGame<M> game, Solution<M> solution) {
        var effort = new Effort(0, 0);
        HostedGame<M> now = game;
        for (Ply<M> ply : solution.plies()) {
            if (now.toMove().equals(Optional.of(solution.solver()))) {
                effort = effort.and(of(now, ply.move()));
            }
            now = now.play(ply.move());
        }
        return effort;
    }

    private static <M extends Move> Effort of(HostedGame<M> game, M right) {
        List<Thought<M>> thoughts = new ArrayList<>();
        Thought<M> last = AlphaBeta.yardstick(AlphaBeta.USUAL_POWER)
                .think(Situation.of(game), Budget.nodes(MOST), new SplittableRandom(game.entries()), thoughts::add);
        long choosing = last.move().equals(right) ? last.nodes() : MOST;
        for (Thought<M> thought : thoughts.reversed()) {
            if (!thought.move().equals(right)) {
                break;
            }
            choosing = thought.nodes();
        }
        return new Effort(choosing, last.nodes());
    }

    private Effort and(Effort further) {
        return new Effort(choosing + further.choosing, proving + further.proving);
    }

    /**
     * The difficulty in rating points: 700 for a look one ply ahead, and 600 for each further ply. The depth is that of
     * a full search of as many positions, the geometric mean of the two efforts, in a game like this one.
     */
    int points(HostedGame<?> game) {
        double depth = Math.log(Math.sqrt((double) choosing * proving)) / Math.log(choices(game));
        return (int) Math.round((EASIEST + FOR_A_PLY * Math.max(0, depth - 1)) / ROUND) * ROUND;
    }

    /** The geometric mean of the numbers of legal moves in the game so far, at least 2. */
    private static double choices(HostedGame<?> game) {
        double mean = IntStream.rangeClosed(0, game.entries())
                .map(entries ->
                        game.after(entries).standing().position().legalMoves().size())
                .mapToDouble(moves -> Math.log(Math.max(1, moves)))
                .average()
                .orElse(0);
        return Math.max(2, Math.exp(mean));
    }
}
