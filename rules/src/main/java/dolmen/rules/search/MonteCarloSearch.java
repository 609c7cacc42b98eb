package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** One thought of {@link MonteCarlo}. */
final class MonteCarloSearch<M extends Move> {
    private static final double CENTRE = 0.5;
    private static final int VALUE_OF_SURE_WIN = 1000;

    private final View<M> view;
    private final MonteCarlo settings;
    private final Budget budget;
    private final RandomGenerator random;
    private final TreeNode<M> root;
    private long nodes;
    private boolean spent;

    MonteCarloSearch(View<M> view, MonteCarlo settings, Budget budget, RandomGenerator random) {
        if (!(view.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        this.view = view;
        this.settings = settings;
        this.budget = budget;
        this.random = random;
        this.root = new TreeNode<>(seat);
    }

    Thought<M> run(Consumer<Thought<M>> progress) {
        if (view.legalMoves().size() > 1) {
            for (long reported = 1; !spent; ) {
                iterate();
                if (root.visits() >= 2 * reported && !spent) {
                    reported = root.visits();
                    progress.accept(thought());
                }
            }
        }
        return thought();
    }

    private Thought<M> thought() {
        M best = root.mostVisited(view.legalMoves());
        TreeNode<M> child = root.child(best);
        double mean = child == null ? CENTRE : child.mean();
        int value = (int) Math.round(2 * VALUE_OF_SURE_WIN * (mean - CENTRE));
        return new Thought<>(value, List.of(best), 1, nodes);
    }

    private void iterate() {
        Position<M> position = view.sample(random);
        var line = new ArrayList<TreeNode<M>>();
        line.add(root);
        boolean inside = true;
        int plies = 0;
        while (!(position.turn() instanceof Turn.Over) && plies < settings.longestPlayout() && !spent) {
            M move;
            if (position.turn() instanceof Turn.ToMove(Seat mover)) {
                List<M> legal = position.legalMoves();
                if (inside) {
                    TreeNode<M> node = line.getLast();
                    move = node.select(legal, settings.exploration(), random);
                    inside = node.child(move) != null;
                    line.add(node.grow(move, mover));
                } else {
                    move = legal.get(random.nextInt(legal.size()));
                }
            } else {
                move = position.sampleChance(random);
            }
            position = position.play(move);
            plies++;
            spent = budget.spent(++nodes);
        }
        if (!spent) {
            List<Set<Seat>> places =
                    position.turn() instanceof Turn.Over(var outcome) ? outcome.ranking() : position.places();
            line.forEach(node -> node.add(reward(places, node.actor())));
        }
    }

    /** 1 for the first place alone, 0 for the last, as much as the others between for those who share. */
    private static double reward(List<Set<Seat>> places, Seat seat) {
        if (places.size() == 1) {
            return CENTRE;
        }
        int seats = places.stream().mapToInt(Set::size).sum();
        int behind = seats;
        for (Set<Seat> place : places) {
            behind -= place.size();
            if (place.contains(seat)) {
                return (behind + (place.size() - 1) / 2.0) / (seats - 1);
            }
        }
        return 0;
    }
}
