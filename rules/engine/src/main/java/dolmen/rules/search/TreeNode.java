package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The statistics of a line of moves: the number of trials, and the results for the seat that played its last move. */
final class TreeNode<M extends Move> {
    private final Map<M, TreeNode<M>> children = new LinkedHashMap<>();

    /** The seat that made the move to this node; at the root, the seat to move. */
    private final Seat actor;

    private int visits;

    /** The number of visits to the parent in which the move to this node was legal. */
    private int chances = 1;

    private double rewards;

    TreeNode(Seat actor) {
        this.actor = actor;
    }

    Seat actor() {
        return actor;
    }

    int visits() {
        return visits;
    }

    /** The mean result of the line for its actor, between 0 and 1. */
    double mean() {
        return visits == 0 ? 0 : rewards / visits;
    }

    void add(double reward) {
        visits++;
        rewards += reward;
    }

    /** The child of a move, or null if it was never tried. */
    @Nullable
    TreeNode<M> child(M move) {
        return children.get(move);
    }

    TreeNode<M> grow(M move, Seat mover) {
        return children.computeIfAbsent(move, added -> new TreeNode<>(mover));
    }

    /** The move to follow: an untried one, or the one with the highest upper confidence bound. */
    M select(List<M> legal, double exploration, RandomGenerator random) {
        var untried = new ArrayList<M>();
        M best = legal.getFirst();
        double highest = Double.NEGATIVE_INFINITY;
        for (M move : legal) {
            TreeNode<M> child = children.get(move);
            if (child == null) {
                untried.add(move);
            } else {
                child.chances++;
                double bound = child.mean() + exploration * Math.sqrt(Math.log(child.chances) / child.visits);
                if (bound > highest) {
                    highest = bound;
                    best = move;
                }
            }
        }
        return untried.isEmpty() ? best : untried.get(random.nextInt(untried.size()));
    }

    /** The most visited line that begins with the move, as far as it was followed more than once. */
    List<M> line(M first) {
        var line = new ArrayList<>(List.of(first));
        TreeNode<M> node = children.get(first);
        while (node != null && !node.children.isEmpty()) {
            M next = node.mostVisited(node.children.keySet());
            node = node.children.get(next);
            if (node != null && node.visits > 1) {
                line.add(next);
            }
        }
        return line;
    }

    /** The most visited of these moves. */
    M mostVisited(Collection<M> moves) {
        M best = moves.iterator().next();
        int most = -1;
        for (M move : moves) {
            TreeNode<M> child = children.get(move);
            int tried = child == null ? 0 : child.visits;
            if (tried > most) {
                most = tried;
                best = move;
            }
        }
        return best;
    }
}
