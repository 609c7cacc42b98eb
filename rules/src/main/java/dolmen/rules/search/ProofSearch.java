package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
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

    /**
     * How far a win is from being proved and from being refuted: how many positions must at least turn out to be won,
     * or not to be.
     */
    private record Numbers(int proof, int disproof) {
        private static final int NEVER = 1 << 24;
        private static final Numbers WON = new Numbers(0, NEVER);
        private static final Numbers NOT_WON = new Numbers(NEVER, 0);
        private static final Numbers OPEN = new Numbers(1, 1);

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

    /** A move by which the seat to move wins whatever the others do; empty if none was found within the budget. */
    public static <M extends Move> Optional<M> winningMove(OpenPosition<M> position, Budget budget) {
        if (!(position.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        return new ProofSearch<M>(seat, budget).prove(position);
    }

    private Optional<M> prove(OpenPosition<M> root) {
        expand(root, Numbers.NEVER, Numbers.NEVER);
        return root.legalMoves().stream()
                .filter(move -> numbers(root.play(move)).proof() == 0)
                .findFirst();
    }

    /** Looks below a position until one of its numbers is as high as another line's, or the win is decided. */
    private void expand(OpenPosition<M> position, int chosenLimit, int enduredLimit) {
        boolean own = position.turn() instanceof Turn.ToMove(Seat mover) && mover.equals(hero);
        List<OpenPosition<M>> children =
                position.legalMoves().stream().map(position::play).toList();
        line.add(position.key());
        while (true) {
            OpenPosition<M> best = children.getFirst();
            int lowest = Numbers.NEVER;
            int second = Numbers.NEVER;
            int sum = 0;
            for (OpenPosition<M> child : children) {
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
            known.put(position.key(), Numbers.of(own, lowest, sum));
            stopped |= budget.spent(++nodes);
            if (stopped || lowest >= chosenLimit || sum >= enduredLimit) {
                break;
            }
            boolean sameSide = own == (best.turn() instanceof Turn.ToMove(Seat mover) && mover.equals(hero));
            int lowestLimit = Math.min(chosenLimit, second + 1);
            int sumLimit = enduredLimit - sum + numbers(best).endured(own);
            expand(best, sameSide ? lowestLimit : sumLimit, sameSide ? sumLimit : lowestLimit);
        }
        line.remove(position.key());
    }

    private Numbers numbers(OpenPosition<M> position) {
        return switch (position.turn()) {
            case Turn.Over(Outcome outcome) ->
                !outcome.drawn() && outcome.winners().contains(hero) ? Numbers.WON : Numbers.NOT_WON;
            case Turn.ToMove seat when line.contains(position.key()) || line.size() >= DEEPEST -> Numbers.NOT_WON;
            case Turn.ToMove seat -> known.getOrDefault(position.key(), Numbers.OPEN);
            case Turn.Chance chance -> throw new IllegalArgumentException("a proof leaves nothing to chance");
        };
    }
}
