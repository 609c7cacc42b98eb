package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A proof-number search for a forced win of any depth (df-pn: Nagai 2002), for games without hidden information and
 * without chance. It expands lines with the fewest open replies first, and searches only for a win. A repeated position
 * is not a win; the host's patience is ignored.
 */
public final class ProofSearch<M extends Move> {
    /** The maximum depth of the recursion; a longer line is not a win. */
    private static final int DEEPEST = 300;

    private final Seat hero;
    private final ProofTable known = new ProofTable();
    private Budget budget;
    private long start;

    /** A move that the search excludes in the starting position. */
    private Optional<M> barred = Optional.empty();

    private int depth;
    private long nodes;
    private boolean stopped;

    private ProofSearch(Seat hero, Budget budget) {
        this.hero = hero;
        this.budget = budget;
    }

    /** The proven result of a position. */
    public enum Verdict {
        /** The seat wins whatever the others do. */
        WINS,
        /** The others can prevent the seat's win for ever. */
        CANNOT_WIN,
        /** The budget was too small to tell. */
        UNKNOWN
    }

    /**
     * The result of a search.
     *
     * @param win a winning move, if the seat is to move and wins
     * @param nodes the number of positions searched
     */
    public record Finding<M extends Move>(Verdict verdict, Optional<M> win, long nodes) {}

    /**
     * The result of a search for two winning moves.
     *
     * @param first a winning move
     * @param nodes the number of positions searched until it was found
     * @param second another winning move; empty if there is none, or none was found
     */
    public record Wins<M extends Move>(Optional<M> first, long nodes, Optional<M> second) {}

    /**
     * A child position.
     *
     * @param end the final numbers if the game is over there
     */
    private record Branch<M extends Move>(
            OpenPosition<M> position, long key, boolean own, Optional<ProofNumbers> end) {}

    /** A move with which the seat to move wins whatever the others do; empty if none was found within the budget. */
    public static <M extends Move> Optional<M> winningMove(OpenPosition<M> position, Budget budget) {
        if (!(position.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        return examine(position, seat, budget).win();
    }

    /** Finds out whether the seat wins, regardless of the side to move. */
    public static <M extends Move> Finding<M> examine(OpenPosition<M> position, Seat hero, Budget budget) {
        return new ProofSearch<M>(hero, budget).examine(position);
    }

    /**
     * Finds out whether the seat, which is to move, wins. It gives up once the proof number reaches a bound, as in most
     * searches without a proof.
     *
     * @param far the upper bound on the proof number
     */
    public static <M extends Move> Finding<M> glance(OpenPosition<M> position, Seat mover, Budget budget, int far) {
        return new ProofSearch<M>(mover, budget).examine(position, far);
    }

    /**
     * One or two moves with which the seat to move wins. The search for the second reuses the results of the first, so
     * it is quick if there is a second win. It may miss a second win.
     *
     * @param forSecond the maximum number of further positions after the first win is found
     */
    public static <M extends Move> Wins<M> wins(OpenPosition<M> position, Seat mover, Budget budget, long forSecond) {
        var search = new ProofSearch<M>(mover, budget);
        Finding<M> first = search.examine(position);
        Optional<M> second = first.win().isPresent() && position.legalMoves().size() > 1
                ? search.without(first.win(), position, forSecond)
                : Optional.empty();
        return new Wins<>(first.win(), first.nodes(), second);
    }

    private Optional<M> without(Optional<M> move, OpenPosition<M> position, long more) {
        barred = move;
        budget = Budget.nodes(nodes + more);
        stopped = false;
        known.put(position.key(), ProofNumbers.OPEN);
        return examine(position).win();
    }

    private Finding<M> examine(OpenPosition<M> position) {
        return examine(position, ProofNumbers.NEVER);
    }

    private Finding<M> examine(OpenPosition<M> position, int far) {
        Branch<M> root = branch(position);
        start = root.key();
        while (root.end().isEmpty() && numbers(root).open() && numbers(root).proof() < far && !stopped) {
            expand(root, far, ProofNumbers.NEVER);
            if (numbers(root).disproof() == 0 && !held(root)) {
                known.forgetRefuted();
            }
        }
        ProofNumbers found = numbers(root);
        if (found.open()) {
            return new Finding<>(Verdict.UNKNOWN, Optional.empty(), nodes);
        }
        return found.proof() == 0
                ? new Finding<>(Verdict.WINS, root.own() ? win(position) : Optional.empty(), nodes)
                : new Finding<>(Verdict.CANNOT_WIN, Optional.empty(), nodes);
    }

    private Optional<M> win(OpenPosition<M> position) {
        return moves(position)
                .filter(move -> numbers(branch(position.play(move))).proof() == 0)
                .findFirst();
    }

    /** Searches below a position until one of its numbers reaches its limit, or the win is decided. */
    private void expand(Branch<M> parent, int chosenLimit, int enduredLimit) {
        boolean own = parent.own();
        List<Branch<M>> children = below(parent);
        known.enter(parent.key());
        depth++;
        while (true) {
            Branch<M> best = children.getFirst();
            int lowest = ProofNumbers.NEVER;
            int second = ProofNumbers.NEVER;
            int sum = 0;
            for (Branch<M> child : children) {
                ProofNumbers numbers = numbers(child);
                sum = Math.min(ProofNumbers.NEVER, sum + numbers.endured(own));
                int chosen = numbers.chosen(own);
                if (chosen < lowest) {
                    best = child;
                    second = lowest;
                    lowest = chosen;
                } else {
                    second = Math.min(second, chosen);
                }
            }
            known.put(parent.key(), ProofNumbers.of(own, lowest, sum));
            stopped |= budget.spent(++nodes);
            if (stopped || lowest >= chosenLimit || sum >= enduredLimit) {
                break;
            }
            int lowestLimit = Math.min(chosenLimit, second + 1);
            int sumLimit = enduredLimit - sum + numbers(best).endured(own);
            expand(best, own == best.own() ? lowestLimit : sumLimit, own == best.own() ? sumLimit : lowestLimit);
        }
        known.leave(parent.key());
        depth--;
    }

    /**
     * True if the others can hold a position that seems not to be won: their replies keep the game in a set of
     * positions without a win. The numbers alone do not show this, because they rely on repetitions in one line, which
     * say nothing about other lines to the same position.
     */
    private boolean held(Branch<M> root) {
        var inside = new HashSet<>(Set.of(root.key()));
        var waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty()) {
            Branch<M> next = waiting.poll();
            if (next.end().isPresent()) {
                if (next.end().get().proof() == 0) {
                    return false;
                }
                continue;
            }
            List<Branch<M>> children = below(next);
            List<Branch<M>> kept = next.own()
                    ? children
                    : children.stream()
                            .filter(child -> inside.contains(child.key())
                                    || numbers(child).disproof() == 0)
                            .limit(1)
                            .toList();
            if (kept.isEmpty()) {
                return false;
            }
            kept.stream().filter(child -> inside.add(child.key())).forEach(waiting::add);
        }
        return true;
    }

    private List<Branch<M>> below(Branch<M> parent) {
        return moves(parent.position())
                .map(move -> branch(parent.position().play(move)))
                .toList();
    }

    private Stream<M> moves(OpenPosition<M> position) {
        Stream<M> moves = position.legalMoves().stream();
        return barred.isPresent() && position.key() == start
                ? moves.filter(move -> !barred.equals(Optional.of(move)))
                : moves;
    }

    private Branch<M> branch(OpenPosition<M> position) {
        return switch (position.turn()) {
            case Turn.Over(Outcome outcome) -> {
                boolean won = !outcome.drawn() && outcome.winners().contains(hero);
                yield new Branch<>(
                        position, position.key(), false, Optional.of(won ? ProofNumbers.WON : ProofNumbers.NOT_WON));
            }
            case Turn.ToMove(Seat mover) ->
                new Branch<>(position, position.key(), mover.equals(hero), Optional.empty());
            case Turn.Chance chance -> throw new IllegalArgumentException("a proof cannot contain moves of chance");
        };
    }

    private ProofNumbers numbers(Branch<M> branch) {
        if (branch.end().isPresent()) {
            return branch.end().get();
        }
        return depth >= DEEPEST ? ProofNumbers.NOT_WON : known.find(branch.key());
    }
}
