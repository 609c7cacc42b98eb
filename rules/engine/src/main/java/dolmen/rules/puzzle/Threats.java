package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The threats against the seat to move: moves with which the opponent begins a winning turn after at least half of the
 * replies.
 *
 * @param stoppable the number of threats that at least one reply stops
 * @param unstoppable the number of threats that no reply stops
 */
record Threats(long stoppable, long unstoppable) {
    static final Threats NONE = new Threats(0, 0);

    /** The threats against the seat to move. */
    static <M extends Move> Threats against(OpenPosition<M> position) {
        List<OpenPosition<M>> replies = Turns.after(position)
                .filter(reply -> reply.turn() instanceof Turn.ToMove)
                .toList();
        Map<M, Integer> wins = new HashMap<>();
        for (OpenPosition<M> reply : replies) {
            reply.legalMoves().stream()
                    .filter(move -> Turns.winsBy(reply, move))
                    .forEach(move -> wins.merge(move, 1, Integer::sum));
        }
        long unstoppable =
                wins.values().stream().filter(after -> after == replies.size()).count();
        long all = wins.values().stream()
                .filter(after -> 2 * after >= replies.size())
                .count();
        return new Threats(all - unstoppable, unstoppable);
    }
}
