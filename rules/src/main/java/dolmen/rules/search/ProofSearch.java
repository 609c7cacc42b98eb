package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A search for a forced win, however deep, by proof numbers (df-pn: Nagai 2002), where nothing is hidden and chance
 * does not act. It goes on where fewest answers are open, and asks nothing about anything but a win. A position that
 * returns is no win; how long the host has patience is not asked.
 */
public final class ProofSearch<M extends Move> {
    /** Beyond this the recursion is not trusted; such a line is no win. */
    private static final int DEEPEST = 300;

    private final Seat hero;
    private final Budget budget;
    private final Map<Long, Numbers> known = new HashMap<>();
    private final Set<Long> line = new HashSet<>();
    private long nodes;
    private boolean stopped;

    private ProofSearch(Seat hero, Budget budget) {
        this.hero = hero;
        this.budget = budget;
    }

    /** What is proved of a position. */
    public enum Verdict {
        /** The seat wins whatever the others do. */
        WINS,
        /** The others can keep the seat from winning for ever. */
        CANNOT_WIN,
        /** The budget was too small to tell. */
        UNKNOWN
    }

    /**
     * What a search has come to.
     *
     * @param win a move that wins, if the seat is to move and wins
     * @param nodes how many positions it took
     */
    public record Finding<M extends Move>(Verdict verdict, Optional<M> win, long nodes) {}

    /** A position below another one, with the numbers of those that are over. */
    private record Branch<M extends Move>(OpenPosition<M> position, long key, boolean own, Optional<Numbers> end) {}

    /** A move by which the seat to move wins whatever the others do; empty if none was found within the budget. */
    public static <M extends Move> Optional<M> winningMove(OpenPosition<M> position, Budget budget) {
        if (!(position.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        return examine(position, seat, budget).win();
    }

    /** Whether the seat wins, whoever is to move. */
    public static <M extends Move> Finding<M> examine(OpenPosition<M> position, Seat hero, Budget budget) {
        return new ProofSearch<M>(hero, budget).examine(position);
    }

    private Finding<M> examine(OpenPosition<M> position) {
        Branch<M> root = branch(position);
        while (root.end().isEmpty() && numbers(root).open() && !stopped) {
            expand(root, Numbers.NEVER, Numbers.NEVER);
            if (numbers(root).disproof() == 0 && !held(root)) {
                known.values().removeIf(numbers -> numbers.disproof() == 0);
            }
        }
        Numbers found = numbers(root);
        if (found.open()) {
            return new Finding<>(Verdict.UNKNOWN, Optional.empty(), nodes);
        }
        return found.proof() == 0
                ? new Finding<>(Verdict.WINS, root.own() ? win(position) : Optional.empty(), nodes)
                : new Finding<>(Verdict.CANNOT_WIN, Optional.empty(), nodes);
    }

    private Optional<M> win(OpenPosition<M> position) {
        return position.legalMoves().stream()
                .filter(move -> numbers(branch(position.play(move))).proof() == 0)
                .findFirst();
    }

    /** Looks below a position until one of its numbers is as high as another line's, or the win is decided. */
    private void expand(Branch<M> parent, int chosenLimit, int enduredLimit) {
        boolean own = parent.own();
        List<Branch<M>> children = below(parent);
        line.add(parent.key());
        while (true) {
            Branch<M> best = children.getFirst();
            int lowest = Numbers.NEVER;
            int second = Numbers.NEVER;
            int sum = 0;
            for (Branch<M> child : children) {
                Numbers numbers = numbers(child);
                sum = Math.min(Numbers.NEVER, sum + numbers.endured(own));
                int chosen = numbers.chosen(own);
                if (chosen < lowest) {
                    best = child;
                    second = lowest;
                    lowest = chosen;
                } else {
                    second = Math.min(second, chosen);
                }
            }
            known.put(parent.key(), Numbers.of(own, lowest, sum));
            stopped |= budget.spent(++nodes);
            if (stopped || lowest >= chosenLimit || sum >= enduredLimit) {
                break;
            }
            int lowestLimit = Math.min(chosenLimit, second + 1);
            int sumLimit = enduredLimit - sum + numbers(best).endured(own);
            expand(best, own == best.own() ? lowestLimit : sumLimit, own == best.own() ? sumLimit : lowestLimit);
        }
        line.remove(parent.key());
    }

    /**
     * True if the others can hold a position that seems not to be won: they have answers with which it never leaves a
     * set of positions none of which is won. That a position returned on one line, which the numbers trust, says
     * nothing about other lines that lead there.
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
        return parent.position().legalMoves().stream()
                .map(move -> branch(parent.position().play(move)))
                .toList();
    }

    private Branch<M> branch(OpenPosition<M> position) {
        return switch (position.turn()) {
            case Turn.Over(Outcome outcome) -> {
                boolean won = !outcome.drawn() && outcome.winners().contains(hero);
                yield new Branch<>(position, position.key(), false, Optional.of(won ? Numbers.WON : Numbers.NOT_WON));
            }
            case Turn.ToMove(Seat mover) ->
                new Branch<>(position, position.key(), mover.equals(hero), Optional.empty());
            case Turn.Chance chance -> throw new IllegalArgumentException("a proof leaves nothing to chance");
        };
    }

    private Numbers numbers(Branch<M> branch) {
        if (branch.end().isPresent()) {
            return branch.end().get();
        }
        boolean returns = line.contains(branch.key()) || line.size() >= DEEPEST;
        return returns ? Numbers.NOT_WON : known.getOrDefault(branch.key(), Numbers.OPEN);
    }

    /**
     * How far a win is from being proved and from being refuted: how many positions must at least turn out to be won,
     * or not to be.
     */
    private record Numbers(int proof, int disproof) {
        private static final int NEVER = 1 << 24;
        private static final Numbers WON = new Numbers(0, NEVER);
        private static final Numbers NOT_WON = new Numbers(NEVER, 0);
        private static final Numbers OPEN = new Numbers(1, 1);

        /** True while neither is decided. */
        boolean open() {
            return proof != 0 && disproof != 0;
        }

        /** The number of the side that chooses here, of which one child is enough. */
        int chosen(boolean own) {
            return own ? proof : disproof;
        }

        /** The number of the side that must have an answer to everything. */
        int endured(boolean own) {
            return own ? disproof : proof;
        }

        static Numbers of(boolean own, int chosen, int endured) {
            return own ? new Numbers(chosen, endured) : new Numbers(endured, chosen);
        }
    }
}
