package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A second, longer look at the turns that seem to have given away most: at the position after each turn, and the
 * position after the better turn. Both positions are searched to about the same depth, so that their difference does
 * not depend on where a search happens to end.
 *
 * @param first the result of the first look at the whole game
 * @param doubtful the numbers of these turns, from 0, in the order of play
 */
record SecondLook<M extends Move>(Hindsight<M> first, List<Integer> doubtful) {
    /** The maximum number of turns for a second look; some of them may not be confirmed. */
    static final int MOST_TURNS = 6;

    /** The number of positions to look at for a turn: one after the turn played, one after the better one. */
    static final int SIDES = 2;

    SecondLook {
        doubtful = List.copyOf(doubtful);
    }

    /** The second look that a first look calls for. */
    static <M extends Move> SecondLook<M> after(Hindsight<M> first) {
        List<AnalysedTurn> turns = first.analysis().turns();
        return new SecondLook<>(
                first,
                IntStream.range(0, turns.size())
                        .filter(index -> turns.get(index).lost() >= MatchAnalysis.LEAST_TURN
                                && !turns.get(index).proved())
                        .boxed()
                        .sorted(Comparator.comparingDouble(
                                index -> -turns.get(index).lost()))
                        .limit(MOST_TURNS)
                        .sorted()
                        .toList());
    }

    /** The number of positions to look at. */
    int looks() {
        return SIDES * doubtful.size();
    }

    /**
     * The position with that number, from 0: for each turn the position after it, then the one after the better turn.
     */
    HostedGame<M> at(int look) {
        int turn = doubtful.get(look / SIDES);
        return look % SIDES == 0 ? first.turns().get(turn).after() : first.afterBetter(turn);
    }

    /**
     * The glimpses of the whole game, corrected by the second look. For a position seen twice the more optimistic
     * glimpse counts, and proofs remain.
     *
     * @param again every glimpse of the second look, in order
     */
    List<Glimpse> glimpses(List<Glimpse> again) {
        var glimpses = new ArrayList<>(first.glimpses());
        for (int number = 0; number < doubtful.size(); number++) {
            int next = doubtful.get(number) + 1;
            if (next < glimpses.size() && at(SIDES * number).live()) {
                glimpses.set(next, stronger(again.get(SIDES * number), glimpses.get(next)));
            }
        }
        for (int number = 0; number < doubtful.size(); number++) {
            int turn = doubtful.get(number);
            HostedGame<M> better = at(SIDES * number + 1);
            if (better.live()) {
                Glimpse before = glimpses.get(turn);
                Glimpse now = before(turn, better, again.get(SIDES * number + 1).worth());
                boolean seenOnce = before.equals(first.glimpses().get(turn));
                glimpses.set(
                        turn,
                        seenOnce || now.worth().chance() > before.worth().chance() ? stronger(now, before) : before);
            }
        }
        return glimpses;
    }

    /** The glimpse before the turn, corrected by the position after its better choice. */
    private Glimpse before(int turn, HostedGame<M> better, Worth worth) {
        boolean same = better.toMove().equals(first.turns().get(turn).before().toMove());
        return new Glimpse(
                same ? worth : worth.forOther(), first.glimpses().get(turn).line());
    }

    private static Glimpse stronger(Glimpse again, Glimpse before) {
        return before.worth() instanceof Worth.Decided && again.worth() instanceof Worth.Estimated ? before : again;
    }
}
