package dolmen.rules.search;

import dolmen.rules.Seat;
import java.util.List;
import java.util.Set;

/** The value of the final ranking to a seat. */
public final class Reward {
    private Reward() {}

    /** 1 for the first place alone, 0 for the last alone; seats that share places share their value. */
    public static double of(List<Set<Seat>> places, Seat seat) {
        int others = -1;
        for (Set<Seat> place : places) {
            others += place.size();
        }
        int behind = others + 1;
        for (Set<Seat> place : places) {
            behind -= place.size();
            if (place.contains(seat)) {
                return (behind + (place.size() - 1) / 2.0) / others;
            }
        }
        throw new IllegalArgumentException("seat %s has no place in %s".formatted(seat, places));
    }
}
