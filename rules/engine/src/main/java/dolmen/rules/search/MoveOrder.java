package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The order in which a search tries moves, which decides its speed: the best move so far, then takings, then moves that
 * refuted a neighbouring line (killers), then moves that refuted most often anywhere (the history).
 */
final class MoveOrder<M extends Move> {
    private static final int HISTORY_SIZE = 1 << 12;
    private static final int HISTORY_LIMIT = 1 << 20;
    private static final int FIRST = 1 << 30;
    private static final int TAKES = 1 << 28;
    private static final int KILLER = 1 << 26;

    /** The urgency of a move that has been tried, below all others. */
    static final int TRIED = Integer.MIN_VALUE;

    private final int[][] history;
    private final List<@Nullable M> killers = new ArrayList<>();
    private final List<@Nullable M> olderKillers = new ArrayList<>();

    MoveOrder(int seats) {
        history = new int[seats][HISTORY_SIZE];
    }

    /** The urgency of each move, the highest to be tried first; {@link #takes} tells which moves take something. */
    int[] urgencies(OpenPosition<M> position, Seat mover, List<M> moves, int best, int ply) {
        M killer = at(killers, ply);
        M olderKiller = at(olderKillers, ply);
        int[] known = history[mover.index()];
        Predicate<M> taking = position.taking();
        int[] urgencies = new int[moves.size()];
        for (int index = 0; index < urgencies.length; index++) {
            M move = moves.get(index);
            int urgency = known[place(move)];
            if (taking.test(move)) {
                urgency += TAKES;
            } else if (move.equals(killer)) {
                urgency += KILLER + 1;
            } else if (move.equals(olderKiller)) {
                urgency += KILLER;
            }
            urgencies[index] = urgency;
        }
        if (best < urgencies.length) {
            urgencies[best] += FIRST;
        }
        return urgencies;
    }

    /** True if a move of this urgency takes something, unless it is {@link #TRIED}. */
    static boolean takes(int urgency) {
        return (urgency & TAKES) != 0;
    }

    /** The index of the most urgent move. */
    static int mostUrgent(int[] urgencies) {
        int next = 0;
        for (int index = 1; index < urgencies.length; index++) {
            if (urgencies[index] > urgencies[next]) {
                next = index;
            }
        }
        return next;
    }

    /** Records that a quiet move refuted the other side's last move. */
    void refuted(Seat mover, M by, int depth, int ply) {
        int[] known = history[mover.index()];
        int place = place(by);
        known[place] += depth * depth;
        if (known[place] > HISTORY_LIMIT) {
            for (int index = 0; index < known.length; index++) {
                known[index] /= 2;
            }
        }
        M killer = at(killers, ply);
        if (!by.equals(killer)) {
            olderKillers.set(ply, killer);
            killers.set(ply, by);
        }
    }

    private int place(M move) {
        int hash = move.hashCode() * 0x9E3779B9;
        return hash >>> (Integer.SIZE - 12);
    }

    private @Nullable M at(List<@Nullable M> killersByPly, int ply) {
        while (killersByPly.size() <= ply) {
            killersByPly.add(null);
        }
        return killersByPly.get(ply);
    }
}
