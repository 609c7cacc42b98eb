package dolmen.bot.storage.match;

import dolmen.rules.Seat;
import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/** Seats in one column: their numbers, separated by commas. */
final class SeatList {
    private SeatList() {}

    static Set<Seat> read(String text) {
        return Arrays.stream(text.split(",", -1))
                .filter(seat -> !seat.isEmpty())
                .map(seat -> new Seat(Integer.parseInt(seat)))
                .collect(Collectors.toSet());
    }

    static String write(Collection<Seat> seats) {
        return seats.stream().sorted().map(Seat::toString).collect(Collectors.joining(","));
    }
}
