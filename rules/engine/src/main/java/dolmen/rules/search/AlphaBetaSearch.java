package dolmen.rules.search;

import static dolmen.rules.search.Value.INFINITE;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import dolmen.rules.search.TranspositionTable.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One search of {@link AlphaBeta}. Values are from the point of view of the camp to move: the player, or all others
 * together. A seat may move twice in a row, so the sign changes only with the camp.
 */
final class AlphaBetaSearch<M extends Move> {
    private static final int DEEPEST = 60;
    private static final int LONGEST_EXCHANGE = 8;
    private static final int STOPPED = 0;

    /**
     * The contempt for a draw at tables of three or more, in hundredths. A player who starts taking loses as much as
     * the victim, and the others gain: without contempt, nobody would start.
     */
    private static final int CONTEMPT_OF_MANY = 300;

    /** The minimum depth for late-move reductions. */
    private static final int REDUCED_DEPTH = 3;

    private static final int LATE = 4;
    private static final int VERY_LATE = 12;

    /** The maximum depth for reverse futility pruning. */
    private static final int PRUNED_DEPTH = 3;

    /** The lead over beta, for each ply of depth, that a shallow search would rarely refute. */
    private static final int SAFE_LEAD = 120;

    private final OpenPosition<M> root;
    private final Seat hero;
    private final Evaluation evaluation;
    private final @Nullable Network network;
    private final Budget budget;
    private final TranspositionTable table;
    private final MoveOrder<M> order;
    private final Path path;
    private final Attention<M> attention;
    private final int contempt;
    private final int appetite;

    private long nodes;

    /** The number of the player's takings between the root and the current position. */
    private int takings;

    private boolean stopped;

    AlphaBetaSearch(
            OpenPosition<M> root,
            Situation<M> situation,
            Budget budget,
            TranspositionTable table,
            Manner manner,
            boolean plain,
            long salt) {
        if (!(root.turn() instanceof Turn.ToMove(Seat seat))) {
            throw new IllegalArgumentException("nobody is to move");
        }
        this.root = root;
        this.hero = seat;
        this.evaluation = situation.evaluation().orElseThrow();
        this.network = plain ? null : evaluation.network().orElse(null);
        this.budget = budget;
        this.table = table;
        this.order = new MoveOrder<>(root.seats());
        this.path = new Path(situation.past());
        this.attention = new Attention<>(manner, root, seat, DEEPEST, salt);
        this.contempt = manner.contempt() + (root.seats() > 2 ? CONTEMPT_OF_MANY : 0);
        this.appetite = manner.appetite();
    }

    /** Searches deeper and deeper until the budget is spent or the search sees the end of the game. */
    Thought<M> deepen(RandomGenerator random, Consumer<Thought<M>> progress) {
        List<M> moves = shuffled(root.legalMoves(), random);
        Thought<M> best = new Thought<>(-contempt, List.of(moves.getFirst()), 0, 0);
        for (int depth = 1; depth <= Math.min(DEEPEST, budget.depth()) && !stopped; depth++) {
            best = searchRoot(moves, depth, best);
            progress.accept(best);
            if (moves.size() == 1 || Value.endsWithin(best.value(), depth)) {
                break;
            }
            moves.remove(best.move());
            moves.addFirst(best.move());
        }
        return best;
    }

    /**
     * The moves in random order. Of moves with equal value, the search keeps the first, so chance decides among them.
     */
    private static <M> List<M> shuffled(List<M> moves, RandomGenerator random) {
        var shuffled = new ArrayList<M>(moves.size());
        for (M move : moves) {
            shuffled.add(random.nextInt(shuffled.size() + 1), move);
        }
        return shuffled;
    }

    private boolean wins(OpenPosition<M> after) {
        return after.turn() instanceof Turn.Over(var outcome) && Value.of(outcome, hero, 1) > 0;
    }

    /** The best move at this depth; if the search was stopped, the best one so far. */
    private Thought<M> searchRoot(List<M> moves, int depth, Thought<M> before) {
        Thought<M> best = before;
        int alpha = -INFINITE;
        path.add(root.key(), false);
        for (M move : moves) {
            OpenPosition<M> child = root.play(move);
            boolean takes = root.progress(move);
            boolean seen = attention.sees(root, move, takes, child, 0) || wins(child);
            if (alpha > -INFINITE && !seen) {
                continue;
            }
            int value = alpha == -INFINITE
                    ? worth(child, takes, hero, depth - 1, alpha, INFINITE, 1)
                    : scouted(child, takes, hero, depth - 1, 0, alpha, INFINITE, 1);
            if (stopped) {
                break;
            }
            if (value > alpha) {
                alpha = value;
                best = new Thought<>(value, line(move, child, depth), depth, nodes);
            }
        }
        path.removeLast();
        return new Thought<>(best.value(), best.line(), best.depth(), nodes);
    }

    /** The move, followed by the best replies in the table. */
    private List<M> line(M first, OpenPosition<M> after, int longest) {
        var line = new ArrayList<M>();
        line.add(first);
        OpenPosition<M> position = after;
        while (line.size() < longest && position.turn() instanceof Turn.ToMove) {
            int next = TranspositionTable.move(table.find(position.key()));
            List<M> moves = position.legalMoves();
            if (next >= moves.size()) {
                break;
            }
            line.add(moves.get(next));
            position = position.play(moves.get(next));
        }
        return line;
    }

    /** The value of the position after a move, for the camp of the seat that has just moved. */
    private int worth(OpenPosition<M> position, boolean taken, Seat last, int depth, int alpha, int beta, int ply) {
        if (budget.spent(++nodes)) {
            stopped = true;
            return STOPPED;
        }
        int own = taken && last.equals(hero) ? 1 : 0;
        takings += own;
        int value = switch (position.turn()) {
            case Turn.Over(var outcome) -> ended(outcome, last, ply);
            case Turn.ToMove(Seat next) ->
                ofHero(next) == ofHero(last)
                        ? search(position, taken, next, depth, alpha, beta, ply)
                        : -search(position, taken, next, depth, -beta, -alpha, ply);
            case Turn.Chance chance -> throw new IllegalArgumentException("alpha-beta cannot search moves of chance");
        };
        takings -= own;
        return value;
    }

    private int ended(Outcome outcome, Seat last, int ply) {
        return outcome.drawn() ? draw(last) : ofHero(last) * Value.of(outcome, hero, ply);
    }

    private int draw(Seat seat) {
        return ofHero(seat) * -contempt;
    }

    /** 1 for the player, -1 for all others. */
    private int ofHero(Seat seat) {
        return seat.index() == hero.index() ? 1 : -1;
    }

    /** As {@link #worth}, but first with a null window above alpha, and less deeply for a move late in the order. */
    private int scouted(
            OpenPosition<M> position,
            boolean taken,
            Seat last,
            int depth,
            int reduction,
            int alpha,
            int beta,
            int ply) {
        int value = worth(position, taken, last, depth - reduction, alpha, alpha + 1, ply);
        if (value > alpha && reduction > 0 && !stopped) {
            value = worth(position, taken, last, depth, alpha, alpha + 1, ply);
        }
        return value > alpha && value < beta && !stopped
                ? worth(position, taken, last, depth, alpha, beta, ply)
                : value;
    }

    /** The static value of a position for the player. */
    private int still(OpenPosition<M> position, boolean taken, Seat mover) {
        int worth = evaluation.of(position.features(hero)) + takings * appetite + attention.error(position);
        if (network != null) {
            worth += ofHero(mover) * network.of(position.planes());
        }
        return Value.undecided(taken ? worth : path.faded(worth, draw(hero)));
    }

    private int search(OpenPosition<M> position, boolean taken, Seat mover, int depth, int alpha, int beta, int ply) {
        long key = position.key();
        if (!taken && path.drawsWith(key)) {
            return draw(mover);
        }
        if (depth <= 0 || ply >= DEEPEST) {
            return exchange(position, taken, mover, Math.min(depth, 0), alpha, beta, ply);
        }
        long entry = table.find(key);
        if (TranspositionTable.depth(entry) >= depth) {
            int value = Value.fromRoot(TranspositionTable.value(entry), ply);
            boolean enough = switch (TranspositionTable.bound(entry)) {
                case EXACT -> true;
                case AT_LEAST -> value >= beta;
                case AT_MOST -> value <= alpha;
            };
            if (enough) {
                return value;
            }
        }
        if (network != null && depth <= PRUNED_DEPTH && !Value.decided(beta)) {
            int worth = ofHero(mover) * still(position, taken, mover);
            if (worth - SAFE_LEAD * depth >= beta) {
                return worth;
            }
        }
        path.add(key, taken);
        int value = searchMoves(position, mover, TranspositionTable.move(entry), key, depth, alpha, beta, ply);
        path.removeLast();
        return value;
    }

    private int searchMoves(
            OpenPosition<M> position, Seat mover, int likely, long key, int depth, int alpha, int beta, int ply) {
        List<M> moves = position.legalMoves();
        int[] urgencies = order.urgencies(position, mover, moves, likely, ply);
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int bar = alpha;
        for (int tried = 0; tried < urgencies.length; tried++) {
            int index = MoveOrder.mostUrgent(urgencies);
            M move = moves.get(index);
            boolean takes = MoveOrder.takes(urgencies[index]);
            urgencies[index] = MoveOrder.TRIED;
            OpenPosition<M> child = position.play(move);
            boolean seen = attention.sees(position, move, takes, child, ply);
            if (tried > 0 && !seen) {
                continue;
            }
            int value = tried == 0
                    ? worth(child, takes, mover, depth - 1, bar, beta, ply + 1)
                    : scouted(child, takes, mover, depth - 1, reduction(depth, tried, takes), bar, beta, ply + 1);
            if (stopped) {
                return STOPPED;
            }
            if (value > best) {
                best = value;
                bestMove = index;
                bar = Math.max(bar, value);
                if (bar >= beta) {
                    if (!takes) {
                        order.refuted(mover, move, depth, ply);
                    }
                    break;
                }
            }
        }
        table.store(key, depth, bound(best, alpha, beta), Value.fromHere(best, ply), bestMove);
        return best;
    }

    private static int reduction(int depth, int tried, boolean takes) {
        if (depth < REDUCED_DEPTH || tried < LATE || takes) {
            return 0;
        }
        return tried < VERY_LATE ? 1 : 2;
    }

    private static Bound bound(int value, int alpha, int beta) {
        if (value <= alpha) {
            return Bound.AT_MOST;
        }
        return value >= beta ? Bound.AT_LEAST : Bound.EXACT;
    }

    /**
     * Quiescence search: the value of a position once nobody can take anything with profit.
     *
     * @param depth the depth: 0 at the start of the exchange, and one less with each taking
     */
    private int exchange(OpenPosition<M> position, boolean taken, Seat mover, int depth, int alpha, int beta, int ply) {
        int best = ofHero(mover) * still(position, taken, mover);
        if (best >= beta || depth == -LONGEST_EXCHANGE) {
            return best;
        }
        int bar = Math.max(alpha, best);
        for (M move : position.takings()) {
            int value = worth(position.play(move), true, mover, depth - 1, bar, beta, ply + 1);
            if (stopped) {
                return STOPPED;
            }
            best = Math.max(best, value);
            bar = Math.max(bar, value);
            if (bar >= beta) {
                break;
            }
        }
        return best;
    }
}
