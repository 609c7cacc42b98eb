package dolmen.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The ranking at the end of a game, and the reason.
 *
 * @param ranking the places from the best to the worst; seats that share a place are in one set; every seat of the
 *     table is in exactly one
 * @param reason the rule that ended the game
 */
public record Outcome(List<Set<Seat>> ranking, Reason reason) {

    public Outcome {
        ranking = ranking.stream().map(Set::copyOf).toList();
        var seen = new HashSet<Seat>();
        for (Set<Seat> place : ranking) {
            if (place.isEmpty() || !place.stream().allMatch(seen::add)) {
                throw new IllegalArgumentException("every place needs a seat, and every seat one place: " + ranking);
            }
        }
    }

    /** A win of the seat at a table of two. */
    public static Outcome win(Seat winner, Reason reason) {
        return new Outcome(List.of(Set.of(winner), Set.of(winner.opponent())), reason);
    }

    /** A draw: all the seats of a table of this size share first place. */
    public static Outcome draw(int seats, Reason reason) {
        return new Outcome(
                List.of(IntStream.range(0, seats).mapToObj(Seat::new).collect(Collectors.toUnmodifiableSet())), reason);
    }

    /** True if all seats share one place. */
    public boolean drawn() {
        return ranking.size() == 1;
    }

    /** The seats in the first place. */
    public Set<Seat> winners() {
        return ranking.getFirst();
    }

    /** The loser at a table of two; at a larger table, or in a draw, one of the seats in the last place. */
    public Seat loser() {
        return ranking.getLast().iterator().next();
    }
}
