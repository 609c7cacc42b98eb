package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Ply;
import dolmen.rules.search.AlphaBeta;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Situation;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A reason why a unique forced win is too dull for a puzzle. A win in one turn is a puzzle for beginners, so the last
 * two reasons do not apply to it.
 */
enum Dullness {
    /** There is hardly a choice. */
    FEW_MOVES {
        @Override
        <M extends Move> boolean holds(HostedGame<M> game, Solution<M> solution) {
            return game.standing().position().legalMoves().size() < FEWEST;
        }
    },
    /** The first move takes a piece right after the opponent took one: everybody looks at such a move first. */
    TAKES_BACK {
        @Override
        <M extends Move> boolean holds(HostedGame<M> game, Solution<M> solution) {
            Ply<M> first = solution.plies().getFirst();
            return solution.turns() > 1
                    && Takings.any(first.before(), first.move())
                    && game.standing().lastTurn().stream().anyMatch(ply -> Takings.any(ply.before(), ply.move()));
        }
    },
    /** A player who looks one ply ahead, and takes any piece in reach, plays the whole solution. */
    AT_A_GLANCE {
        @Override
        <M extends Move> boolean holds(HostedGame<M> game, Solution<M> solution) {
            HostedGame<M> now = game;
            boolean glanced = solution.turns() > 1;
            for (Ply<M> ply : solution.plies()) {
                if (now.toMove().equals(Optional.of(solution.solver()))) {
                    glanced &= atAGlance(now).equals(ply.move());
                }
                now = now.play(ply.move());
            }
            return glanced;
        }
    };

    private static final int FEWEST = 5;

    /** True if the solution of the current position is dull for this reason. */
    abstract <M extends Move> boolean holds(HostedGame<M> game, Solution<M> solution);

    private static <M extends Move> M atAGlance(HostedGame<M> game) {
        return AlphaBeta.yardstick(AlphaBeta.LEAST_POWER)
                .think(Situation.of(game), Budget.depth(1), new SplittableRandom(game.entries()))
                .move();
    }
}
