package dolmen.rules.analysis;

import dolmen.rules.Move;
import dolmen.rules.host.HostedGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is looked at again, and longer: of the turns that seem to have given most away the position to which each led,
 * and the one to which the better turn would have led. Two positions after the same turn are searched to the same
 * depth, about, so what they differ by is not an accident of where a search ends.
 *
 * @param first what the first look at the whole game told
 * @param doubtful the numbers of these turns, from 0, in the order of play
 */
record SecondLook<M extends Move>(Hindsight<M> first, List<Integer> doubtful) {
    /** So many turns are looked at again; some of them may not hold. */
    static final int MOST_TURNS = 6;

    /** For a turn what followed it is looked at, and what could have. */
    static final int SIDES = 2;

    SecondLook {
        doubtful = List.copyOf(doubtful);
    }

    /** Looks for what to look at. */
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

    /** How many positions there are to look at. */
    int looks() {
        return SIDES * doubtful.size();
    }

    /** The position of that number, from 0: what followed each turn, and after it what could have. */
    HostedGame<M> at(int look) {
        int turn = doubtful.get(look / SIDES);
        return look % SIDES == 0 ? first.turns().get(turn).after() : first.afterBetter(turn);
    }

    /**
     * The glimpses of the whole game with what was seen the second time. Of a position that was looked at in both ways
     * the more hopeful glimpse holds, and what was proved stays proved.
     *
     * @param again every second look, in order
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

    /** What the turn could have come to, by what its better choice led to. */
    private Glimpse before(int turn, HostedGame<M> better, Worth worth) {
        boolean same = better.toMove().equals(first.turns().get(turn).before().toMove());
        return new Glimpse(
                same ? worth : worth.forOther(), first.glimpses().get(turn).line());
    }

    private static Glimpse stronger(Glimpse again, Glimpse before) {
        return before.worth() instanceof Worth.Decided && again.worth() instanceof Worth.Estimated ? before : again;
    }
}
