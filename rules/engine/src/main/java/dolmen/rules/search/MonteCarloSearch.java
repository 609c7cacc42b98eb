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

/** One search of {@link MonteCarlo}. */
final class MonteCarloSearch<M extends Move> {
    private static final double EVEN = 0.5;
    private static final int WORTH_OF_SURE_WIN = 1000;

    private final View<M> view;
    private final MonteCarlo settings;
    private final Budget budget;
    private final RandomGenerator random;
    private final List<M> candidates;
    private final TreeNode<M> root;
    private long nodes;
    private boolean stopped;

    MonteCarloSearch(View<M> view, MonteCarlo settings, Budget budget, RandomGenerator random) {
        if (!(view.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        this.view = view;
        this.settings = settings;
        this.budget = budget;
        this.random = random;
        this.candidates = seen(view.legalMoves(), random.nextLong());
        this.root = new TreeNode<>(seat);
    }

    /**
     * The moves that the player sees. Moves that start with the same choice, such as a card, are all seen or all
     * overlooked: a player who thinks of a card thinks of all its uses.
     */
    private List<M> seen(List<M> moves, long salt) {
        List<M> seen = moves.stream()
                .filter(move -> !settings.manner().overlooks(beginning(move), 1, salt))
                .toList();
        return seen.isEmpty() ? moves : seen;
    }

    private long beginning(M move) {
        return view.steps(move).getFirst().key().hashCode();
    }

    /** The moves to choose from. */
    List<M> candidates() {
        return candidates;
    }

    /** Runs iterations until the budget is spent, and reports progress whenever their number has doubled. */
    Thought<M> run(Consumer<Thought<M>> progress) {
        int told = 1;
        while (candidates.size() > 1 && !stopped) {
            iterate();
            if (root.visits() >= 2 * told && !stopped) {
                told = root.visits();
                progress.accept(thought());
            }
        }
        return thought();
    }

    private Thought<M> thought() {
        M best = root.mostVisited(candidates);
        TreeNode<M> child = root.child(best);
        double mean = child == null ? EVEN : child.mean();
        int value = (int) Math.round(2 * WORTH_OF_SURE_WIN * (mean - EVEN));
        return new Thought<>(value, root.line(best), 1, nodes);
    }

    /** Plays one guess to its end: down the tree, one new node, then at random. */
    private void iterate() {
        var line = new ArrayList<>(List.of(root));
        Position<M> position = descend(view.sample(random), line);
        Turn turn = position.turn();
        for (int plies = line.size(); goesOn(turn) && plies < settings.longestPlayout(); plies++) {
            position = after(position, anyMove(position, turn));
            turn = position.turn();
        }
        if (!stopped) {
            List<Set<Seat>> places = turn instanceof Turn.Over(var outcome) ? outcome.ranking() : position.places();
            line.forEach(node -> node.add(Reward.of(places, node.actor())));
        }
    }

    private Position<M> descend(Position<M> start, List<TreeNode<M>> line) {
        Position<M> position = start;
        Turn turn = position.turn();
        boolean known = true;
        while (known && goesOn(turn)) {
            if (turn instanceof Turn.ToMove(Seat mover)) {
                TreeNode<M> node = line.getLast();
                List<M> moves = line.size() == 1 ? candidates : position.legalMoves();
                M move = node.select(moves, settings.exploration(), random);
                known = node.child(move) != null;
                line.add(node.grow(move, mover));
                position = after(position, move);
            } else {
                position = after(position, position.sampleChance(random));
            }
            turn = position.turn();
        }
        return position;
    }

    private boolean goesOn(Turn turn) {
        return !stopped && !(turn instanceof Turn.Over);
    }

    private M anyMove(Position<M> position, Turn turn) {
        if (turn instanceof Turn.Chance) {
            return position.sampleChance(random);
        }
        List<M> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    private Position<M> after(Position<M> position, M move) {
        stopped = budget.spent(++nodes);
        return position.play(move);
    }
}
